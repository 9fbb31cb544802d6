"""What the checker knows about English."""

from printkit.checking.texts.language import MONEY, SHARE, Language

_PLAYER = r"(?:players?|opponents?|rivals?|persons?|people|of the others|of them|of your \w+)"

_NUMBERS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
    "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    "hundred": 100, "thousand": 1000,
}  # fmt: skip

ENGLISH = Language(
    common=r"the|and|you|your|to|of|it|is|from|for|a|an|with",
    numbers=_NUMBERS,
    number_words=r"\b(?:(?:one|a) (?=hundred|thousand))?(?:{words})"
    r"(?:(?:[ -]|[ -]and )(?:{words}|one))*\b",
    unit=r"\bone\b",
    one="one",
    more="more|further|other",
    capitals=False,
    percent="percent|per cent",
    scales=r"million|thousand|[mk]\b",
    coins=r"dollars?|bucks|pounds?|euros?|credits?|coins?",
    unpaid="space|back",
    after_amount=r"(?:for|from|per|and|or|to|towards?|in|as|if|when|each|every|at|on|now|instead)\b",
    collect=r"\b(?:collect|receive|get|gain|inherit|win|won|(?:pays?|earns|brings) you)\b",
    gives_you=r"\b(?:pays?|gives?|owes?|hands?|sends?|refunds?|awards?|must pay|must give)"
    r" (?:back )?(?:to )?you\b",
    pay=r"\b(?:pay(?! (?:back )?(?:to )?you\b)|you owe|you lose|you donate|donate|hand over"
    r"|treat|give(?= (?:each|every|all)))\b",
    debt=r"\b(?:bill|fined?|invoice|ticket|summons|penalty)\b",
    unclear=r"\b(?:not|never|nothing|without|to you)\b|n['’]t\b",
    between=r"(?:to|from|by)",
    options=r"[;:]|,? \bor\b",
    each_player=rf"\b(?:each|every|all)(?: of)?(?: the| your)?(?: other)? {_PLAYER}"
    r"|\b(?:everyone|everybody)\b",
    others=r"\b(?:each|every|everyone|everybody|others?|players?|opponents?|rivals?|friends?"
    r"|guests?|neighbou?rs?|they|them|table|(?:from|to) all|all of)\b",
    bank=r"\bbank\b",
    space=r"(?:space|square|field|place|step)s?\b",
    back=r"\b(?:back|backwards?)\b(?! in\b)",
    back_to=r"\bback (?:to|onto|into)\b",
    ahead=r"\b(?:ahead|forwards?|advance|onwards?)\b",
    turn=r"(?:turn|round|go)s?\b",
    miss_turn=r"\b(?:miss|skip|lose|sit out)\b[^.]{0,25}\b(?:turn|round)s?\b",
    again=r"\b(?:roll again|another turn|extra turn|throw again|go again|roll the dice again"
    r"|(?:take|have|get)[^.]{0,20} (?:more|extra|additional) turns?)\b",
    jail=r"jail|gaol|prison",
    to_jail=r"\b(?:go|move|off|straight|directly|sent|march|moved|taken)\b[^.!]{0,30}\b(?:to|into)"
    r" (?:the )?(?:nearest |next )?(?:{jail})\b",
    from_jail=r"\b(?:out of|leave|from|escape) (?:the )?(?:{jail})\b|(?:{jail})[- ]free\b",
    visit=r"\bvisit",
    keep=r"\b(?:keep|retain|hold on to)\b[^.]{0,12}\bcard\b"
    r"|\bcard\b[^.]{0,12}\bbe (?:kept|retained)\b",
    nearest=r"\b(?:nearest|next|closest)\b",
    times=r"(?:×|x\b|times\b|-?fold\b)",
    double=r"\b(?:twice|double|doubled)\b",
    half=r"\bhal(?:f|ves|ved)\b",
    no_salary=r"\b(?:(?:do not|don't|don’t|may not|cannot|can't|can’t) (?:collect|receive|pass)"
    r"|(?:no|without(?: your| the| any)?) salary|do not get(?: your| the)? salary)\b",
    go_to=r"\b(?:advance|go|move(?: ahead| forward| back)?|travel|return|proceed|trip|fly|hop ahead"
    r"|sail|drive|walk)(?: back| directly| straight)? (?:to|into|onto) ",
    draw_card=r"\b(?:draw|take|pick up) (?:a|an|the top|one|the next) {deck}\b(?! pieces?)",
    each=r"\b(?:each|every|per|an?|any)\b",
    buildings=r"houses?|hotels?",
    players=r"(?:players?|people|persons)\b",
    to=r"(?:to|or|and)",
    game_for=r"\bfor ",
    cards=r"[- ]cards?\b",
    deeds=r"(?:title )?deeds\b",
    named_rules={
        "salary": (
            MONEY,
            (
                r"\bsalary\b|\b(?:pass\w*|past|cross\w*) (?:the )?(?:start|{start})\b"
                r"|\b(?:GO|start|{start})\b\W.{0,50}\b(?:pass|cross)"
            ),
        ),
        "jail_fee": (MONEY, r"\b(?:fines?|fee|bail|pay|pays|costs?)\b", r"\b(?:{jail})\b"),
        "start_money": (
            MONEY,
            (
                r"\b(?:starts?|begins?) with\b|\bstarting (?:money|cash)\b|\bpays everyone\b"
                r"|\b(?:everyone|everybody|(?:each|every) player) (?:gets|receives|takes)\b"
                r"|\b(?:everyone|each player)\b.*\b(?:token|bank)\b"
            ),
        ),
        "goal": (MONEY, r"\b(?:fortune|wealth)\b"),
        "jail-turns": (r"turns?\b", "", r"\b(?:{jail})\b"),
        "jail-doubles": (r"doubles\b", r"\b(?:{jail})\b|\bin a row\b"),
        "mortgage_percent": (SHARE, r"\bof (?:the|its) price\b", r"\bmortgage"),
        "mortgage_interest_percent": (SHARE, r"\b(?:interest|redeem|more|keeps)\b", r"\bmortgage"),
        "building_sell_back_percent": (SHARE, r"\b(?:back|sell)\b", r"\b(?:buildings?|houses?)\b"),
        "to-win": (r"monopolies\b", r"\b(?:wins?|ends)\b"),
        "before": (
            "{piece}",
            r"\b(?:before|after|when|have|needs?|hand|takes? the place)\b",
            "{other}",
        ),
        "per": ("{piece}", r"\b(?:exchanged?|place|counts)\b", "{other}"),
    },
    endings=r"(?:['’]s|s|es|['’])?",
)
