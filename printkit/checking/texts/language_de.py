"""What the checker knows about German."""

from printkit.checking.texts.language import MONEY, SHARE, Vocabulary

_NUMBERS = {
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9,
    "zehn": 10, "elf": 11, "zwölf": 12, "dreizehn": 13, "vierzehn": 14, "fünfzehn": 15,
    "sechzehn": 16, "siebzehn": 17, "achtzehn": 18, "neunzehn": 19, "zwanzig": 20, "dreißig": 30,
    "dreissig": 30, "vierzig": 40, "fünfzig": 50, "sechzig": 60, "siebzig": 70, "achtzig": 80,
    "neunzig": 90, "hundert": 100, "tausend": 1000,
}  # fmt: skip

GERMAN = Vocabulary(
    common=r"der|die|das|den|dem|und|du|dir|dich|deine?[nrms]?|ist|für|von|eine?[nrms]?|nicht|auf|zum|zur",
    numbers=_NUMBERS,
    number_words=r"\b(?:ein(?=hundert|tausend|und))?(?:{words}|und)+(?=\b|fach)",
    unit=r"ein(?=und)",
    one="eins",
    more="weitere[nrs]?|andere[nrs]?",
    capitals=True,
    percent=r"Prozent|v\. ?H\.",
    scales=r"Millionen?|Mio|Tausend|[mk]\b",
    coins=r"Dollars?|Euros?|Mark|Taler|Kronen|Franken|Credits?|Münzen",
    unpaid="Feld",
    after_amount=r"(?:für|von|pro|je|jeder?n?m?|an|und|oder|aus|als|ein|Strafe|Miete|Steuern?"
    r"|Gehalt|zurück|dazu|mehr|extra)\b",
    collect=r"\b(?:kassiere|kassierst|kassieren Sie|erhältst|erhalten Sie|erhalte|bekommst"
    r"|bekommen Sie|kriegst|erbst|gewinnst|verdienst|zieh(?:e|st|en Sie)?\b[^.]* ein)\b",
    gives_you=r"\b(?:zahl(?:t|en)|gibt|geben|schulde(?:t|n)|schenk(?:t|en)|überweis(?:t|en)"
    r"|erstatte(?:t|n)|muss|müssen) (?:dir|Ihnen)\b",
    pay=r"\b(?:(?:be)?zahle(?! dir)|(?:be)?zahlst|(?:be)?zahlen Sie|musst\b[^.]*zahlen|entrichte"
    r"|überweise|verlierst|schuldest|spendest|spende)\b",
    space=r"(?:Felder[n]?|Feld|Schritte[n]?|Schritt)\b",
    turn=r"(?:Runden?|Mal|Züge|Zug)\b",
    jail=r"Gefängnis(?:ses?)?|Knast|Arrest",
    visit=r"\bBesuch",
    times=r"(?:×|x\b|mal\b|-?fache[ns]?\b|-Fache[ns]?\b)",
    double=r"\b(?:doppelte[nrms]?|zweifache[ns]?|verdoppelt?e?)\b",
    half=r"\b(?:halbe[nrms]?|Hälfte|halbiert?e?)\b",
    cards=r"s?-?karten?\b",
    named_rules={
        "salary": (
            MONEY,
            (
                r"\bGehalt\b|\bLohn\b|\büber (?:(?:den|die|das) )?(?:Los|Start|{start})\b"
                r"|\b(?:Los|Start|{start})\b\W.{0,50}\b(?:darüber|vorbei)"
            ),
        ),
        "jail_fee": (
            MONEY,
            r"\b(?:zahl\w*|Gebühr|Strafe|Kaution|kostet)\b",
            r"\b(?:{jail}|Kaution)\b",
        ),
        "start_money": (
            MONEY,
            (
                r"\bStartgeld\b|\b(?:beginnt|startet) mit\b|\bjeder Person\b"
                r"|\bzu Beginn\b.*\b(?:bekommt|erhält)\b|\balle (?:bekommen|erhalten)\b"
            ),
        ),
        "goal": (MONEY, r"\bVermögen\b"),
        "jail-turns": (r"(?:Runden?|Zügen?)\b", "", r"\b(?:{jail})\b"),
        "jail-doubles": (r"(?:Paschs?|Paschen)\b", r"\b(?:{jail})\b|\bhintereinander\b"),
        "mortgage_percent": (SHARE, r"\bdes (?:Kaufp|P)reises\b", r"\bHypothek|\bbelaste"),
        "mortgage_interest_percent": (SHARE, r"\bZinsen\b", r"\bHypothek|\bbelaste"),
        "building_sell_back_percent": (SHARE, r"\bzurück\b|\bverkauf", r"\b(?:Gebäuden?|Häuser)\b"),
        "to-win": (r"Monopolen?\b", r"\bgewinn|\bendet\b"),
        "before": (
            "{piece}",
            r"\b(?:vor|bevor|nach|wenn|stehen|braucht?|brauchst|genügen|ersetzt)\b",
            "{other}",
        ),
        "per": ("{piece}", r"\b(?:tausch\w*|ersetzt|gilt)\b", "{other}"),
    },
    endings=r"(?:s|es|n|en|e|er|ern|nen)?",
)
