"""What the bot says: when a message keeps its files, and when an edit would change nothing."""

from dataclasses import replace

import pytest

from bot.ui.reply import BOXES_LIMIT, ImageFile, Picture, Reply, embed


def board(mark: str) -> ImageFile:
    """A board that tells when it is drawn."""
    return ImageFile(mark, f"drawn {mark}".encode, lambda: f"words {mark}")


SHEET = Picture("sheet.csv", b"1,2", "A sheet")


def test_a_message_keeps_the_drawings_that_it_shows() -> None:
    reply = Reply("new words", files=(board("a"), board("b")))
    assert reply.has_files(["board-a.png", "board-b.png"])
    assert not reply.has_files(["board-b.png", "board-a.png"])
    assert not reply.has_files(["board-a.png"])
    assert not reply.has_files([])


@pytest.mark.parametrize("files", [(SHEET,), (board("a"), SHEET)])
def test_other_files_are_sent_anew_whatever_stands_there(files: tuple[Picture | ImageFile, ...]) -> None:
    reply = Reply(files=files)
    assert not reply.has_files([file.name for file in files])
    assert not reply.has_files([])


def test_a_message_without_files_stays_without_and_loses_old_ones() -> None:
    assert Reply("words").has_files([])
    assert not Reply("words").has_files(["board-a.png"])


def test_nothing_is_drawn_to_find_out_whether_a_message_changed() -> None:
    def fail() -> bytes:
        raise AssertionError("drawn")

    lazy = ImageFile("a", fail, lambda: "")
    assert Reply("x", files=(lazy,)).digest() == Reply("x", files=(board("a"),)).digest()
    with pytest.raises(AssertionError):
        Reply("x", files=(lazy,)).drawn()


def test_the_digest_tells_apart_whether_words_or_files_changed() -> None:
    first = Reply("one", files=(board("a"),))
    words, files = replace(first, content="two"), replace(first, files=(board("b"),))
    assert words.digest().endswith(first.pictured())
    assert len({first.digest(), words.digest(), files.digest()}) == 3
    assert not files.digest().endswith(first.pictured())


def test_a_drawn_reply_sends_what_was_drawn() -> None:
    (file,) = Reply(files=(board("a"),)).drawn().fresh()
    assert (file.filename, file.fp.read(), file.description) == ("board-a.png", b"drawn a", "words a")


def test_boxes_that_hold_too_much_together_are_cut_and_not_refused_by_discord() -> None:
    lines = "\n".join(["a line of some length"] * 180)
    short = embed("Short", "stays as it is")
    reply = Reply(embeds=(embed("First", lines), short, embed("Second", lines)))
    assert sum(map(len, reply.embeds)) <= BOXES_LIMIT
    assert [box.title for box in reply.embeds] == ["First", "Short", "Second"]
    assert reply.embeds[1].description == "stays as it is"
    assert any((box.description or "").endswith("length…") for box in reply.embeds)
