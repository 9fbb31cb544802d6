"""What the checker knows about English."""

from printkit.checking.texts.language import Language

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
    joined=False,
    scales=r"million|thousand|[mk]\b",
    coins=r"dollars?|bucks|pounds?|euros?|credits?|coins?",
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
        "salary": r"\bsalary\b|\bpass(?:es|ing)? (?:the )?(?:GO|start|{start})\b"
        r"|\*\*(?:GO|start|{start})\W*\*\*[^.]*\bpass",
        "jail_fee": r"\bleav(?:e|es|ing) (?:the )?(?:{jail}) costs\b"
        r"|\b(?:fine|fee|pays?)\b[^.]*\b(?:{jail})\b"
        r"|\b(?:{jail})\b[^.]*\b(?:fine|fee|pays?)\b",
        "start_money": r"\b(?:starts?|begins?) with\b"
        r"|\bstarting (?:money|cash)\b|\beach player (?:gets|receives)\b",
    },
    named_counts={
        "jail_turns_max": (
            r"\bafter {number} (?:turns?|rounds?) in (?:the )?(?:{jail})[^.]* must\b",
            r"\bleaves? (?:the )?(?:{jail}) after {number} (?:turns?|rounds?) at the latest\b",
        ),
        "mortgage_percent": (r"\bmortgages?\b[^.]*{number} ?% of (?:the|its) price\b",),
        "mortgage_interest_percent": (r"\bmortgages?\b[^.]*{number} ?% interest\b",),
        "monopolies_to_win": (r"\bwins? with {number} monopolies\b",),
    },
    endings=r"(?:['’]s|s|es|['’])?",
)
