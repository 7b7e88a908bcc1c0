"""Works out where the rulings of the corpus stand (`faq/places.py`), so that no start has to: a minute.

python -m bench.faq_places
"""

from pathlib import Path

import numpy as np

import faq.places
from faq.corpus import load_corpus
from faq.places import PLACES_FILE, as_bytes, digest, whole_texts
from faq.question_model import load_question_model
from faq.text import fold


def main() -> None:
    """Write the file anew."""
    texts = [text for entry in load_corpus().entries for text in whole_texts(entry)]
    texts = [*dict.fromkeys(texts)]
    model = load_question_model()
    np.savez(
        Path(faq.places.__file__).with_name(PLACES_FILE),
        digests=np.array([*map(digest, texts)], dtype=np.int64),
        places=as_bytes([model.place(fold(text)) for text in texts]),
    )


if __name__ == "__main__":
    main()
