"""What the checker knows about English."""

from printkit.checking.texts.language import MONEY, SHARE, Vocabulary

_NUMBERS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
    "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    "hundred": 100, "thousand": 1000,
}  # fmt: skip

ENGLISH = Vocabulary(
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
    space=r"(?:space|square|field|place|step)s?\b",
    turn=r"(?:turn|round|go)s?\b",
    jail=r"jail|gaol|prison",
    visit=r"\bvisit",
    times=r"(?:×|x\b|times\b|-?fold\b)",
    double=r"\b(?:twice|double|doubled)\b",
    half=r"\bhal(?:f|ves|ved)\b",
    cards=r"[- ]cards?\b",
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
