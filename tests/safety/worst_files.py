"""Files that a stranger would send: each as large as it may be, and made so that reading it takes long."""

from faq.importing import LARGEST as LARGEST_RULES
from league.regulations.upload import LARGEST as LARGEST_REGULATIONS
from usecases.signup.read import LARGEST as LARGEST_ENTRIES


def _cut(texts: dict[str, str], largest: int) -> dict[str, bytes]:
    return {name: text.encode()[:largest] for name, text in texts.items()}


REGULATIONS = _cut(
    {
        "50,000 dots": ".".join("a" * 50_000) + "=1",
        "dots in every line": "\n".join(".".join("abcdefghijk") + f"{n}=1" for n in range(500)),
        "brackets on brackets": "a=\n" + "[\n" * 400,
        "tables in tables": "a=" + "{a=" * 150,
        "misspelt keys": "\n".join(f"win_targe{n}=1" for n in range(499)),
        "misspelt keys of a table": "[titles]\n" + "\n".join(f"ja{n}='x'" for n in range(490)),
        "headings": "\n".join(f"[a.b.c.d.e.f.g.h.i.j.k.{n}]" for n in range(499)),
        "quotation marks": ('"' * 480 + "\n") * 33,
        "small arrays": "a=[[1],\n" + ("[[[1]]]," * 60 + "\n") * 20 + "]",
        "bands": "cut_bands=[\n" + '{at_leas=1,forma="x",a=1,b=2},\n' * 480 + "]",
    },
    LARGEST_REGULATIONS,
)
ENTRIES = _cut(
    {
        "full": "name,discord_id,class\n" + "".join(f"{'名' * 55}{n},,A\n" for n in range(1000)),
        "numbers": "name,discord_id,class\n"
        + "".join(f"{'名' * 55}{n},{10**17 + n},A\n" for n in range(1000)),
        "empty lines": "name\n" + "\n" * 200_000,
        "quotation marks": "name\n" + ('"' * 900 + "\n") * 200,
        "commas": "name\n" + ("," * 990 + "\n") * 200,
        "signs that unfold": "name,discord_id\n" + ("\ufdfa" * 50 + "," + "\ufdfa" * 50 + "\n") * 900,
        "one line": "name\n" + "x" * 200_000,
    },
    LARGEST_ENTRIES,
)
RULES = _cut(
    {
        "q.md": "Q: x\nA: y\n" * 30_000,
        "many questions.md": "".join(f"Q: x{n}\nA: y{n}\n" for n in range(2900)),
        "headings.md": "".join(f"# x{n}\n{'y' * 90}\n" for n in range(2900)),
        "spaces after a Q.md": ("Q" + " " * 3990 + "\n") * 75,
        "spaces after a dash.md": ("- **" + " " * 3990 + "\n") * 75,
        "numbers.md": ("1.1.1.1.1.1.1.1 " * 249 + "\n") * 75,
        "chapters.md": ("第" + " " * 3990 + "\n") * 75,
        "signs.md": ("【" + "x" * 3990 + "\n") * 75,
        "signs that unfold.md": ("# x\n" + "\ufdfa" * 1990 + "\n") * 50,
        "sentences.md": ("Q: " + "。 " * 1300 + "\nA: y\n") * 70,
        "forms.csv": "title,text,questions\n" + "".join(f"a{n},b,{'|' * 100}\n" for n in range(2800)),
        "formulas.csv": "title,text\n" + ("a,+" + "(" * 11_000 + "\n") * 25,
        "the same.csv": "title,text,questions\n" + "".join(f"a,b,f{n}\n" for n in range(5900)),
        "columns.csv": "title,text" + ",a" * 5900 + "\n" + ("," * 11_000 + "\n") * 20,
        "quotes.csv": "title,text\n" + ('"' * 11_000 + "\n") * 25,
    },
    LARGEST_RULES,
)
