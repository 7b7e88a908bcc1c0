"""The sandbox's page in a real browser: dark, by itself, at a desk and on a phone, in both languages."""

from collections.abc import Iterator

import pytest
from selenium.webdriver.common.keys import Keys

from bot.sandbox.people import JUDGE, ORGANIZER, PLAYERS
from bot.sandbox.world import Room
from tests.browser.chrome import DESKTOP, PHONE, Page, sandbox, window

pytestmark = pytest.mark.slow

HARUKA, OLIVIA = PLAYERS[0], PLAYERS[12]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
WORDS = {
    "ja": ("卓 開く", "送信", "ダイレクトメッセージ"),
    "en-US": ("table open", "Submit", "Direct messages"),
}


@pytest.fixture
def base() -> Iterator[str]:
    with sandbox() as address:
        yield address


@pytest.fixture(params=SIZES)
def sized(base: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, str]]:
    with window(base, SIZES[request.param]) as page:
        yield page, request.param


@pytest.fixture
def page(base: str) -> Iterator[Page]:
    with window(base, DESKTOP) as desktop:
        yield desktop


@pytest.mark.parametrize("locale", WORDS)
def test_a_newcomer_runs_a_command_presses_its_button_and_fills_its_form(
    sized: tuple[Page, str], locale: str
) -> None:
    page, size = sized
    command, submit, direct = WORDS[locale]
    page.open(locale=locale)
    page.drawer()
    assert page.with_text("#rooms h2", direct).is_displayed()
    page.shoot(f"{size}-{locale}-sidebar")
    page.open(locale=locale)
    page.room(Room.LOUNGE.value)
    page.command(f"/{command}")
    page.write("はる")
    page.with_text(".suggestions .option", HARUKA.name)
    page.write(Keys.ENTER, "aut")
    page.with_text(".suggestions .option", "Autumn Cup")
    page.shoot(f"{size}-{locale}-command")
    page.write(Keys.ENTER)
    page.find(".run").click()
    page.with_text(".message", "Autumn Cup")
    page.with_text(".origin", f"/{command}")
    page.find("[data-custom='report:1']").click()
    page.find(".form input").send_keys("10")
    page.shoot(f"{size}-{locale}-form")
    page.with_text(".form .primary", submit).click()
    page.with_text(".message", f"{locale}: 10 points")
    page.shoot(f"{size}-{locale}-result")
    assert page.number("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.complaints() == []


def test_an_ended_clock_and_other_peoples_messages_appear_without_reloading(base: str, page: Page) -> None:
    page.open(locale="en-US")
    page.room(Room.LOUNGE.value)
    page.command("/table clock")
    page.write("2", Keys.ENTER)
    page.with_text(".message", "Clock ends")
    page.with_text(".message", "Time is up")
    with window(base, DESKTOP) as other:
        other.open(locale="ja")
        other.become(OLIVIA)
        other.room(Room.LOUNGE.value)
        other.find("#write").click()
        other.write("from the other window", Keys.ENTER)
        page.with_text(".message", "from the other window")
        assert ORGANIZER.name in page.find(".me").text
        assert OLIVIA.name in other.find(".me").text


def test_an_hour_can_be_skipped(page: Page) -> None:
    page.open(locale="en-US")
    page.room(Room.LOUNGE.value)
    page.command("/table clock")
    page.write("3000", Keys.ENTER)
    page.with_text(".message", "Clock ends")
    page.find("#skip").click()
    page.find("[data-skip='3600']").click()
    page.with_text(".message", "Time is up")
    page.with_text(".stamp", "minutes ago")


def test_context_menus_of_a_person_and_of_a_message(page: Page) -> None:
    page.open(locale="ja")
    page.room(Room.LOUNGE.value)
    page.with_text(".author", OLIVIA.name).click()
    page.with_text(".menu-item", "選手カード").click()
    page.with_text(".ephemeral", f"card of {OLIVIA.name}")
    page.with_text(".message", "card of").find_element("css selector", ".more").click()
    page.with_text(".menu-item", "引用").click()
    page.with_text(".ephemeral", "quoted")
    page.shoot("desktop-ja-private")
    page.become(JUDGE)
    assert page.all(".ephemeral") == []


def test_a_direct_message_is_counted_at_its_person_and_read_there(page: Page) -> None:
    page.open(locale="ja")
    page.room(Room.LOUNGE.value)
    page.command("/table open")
    page.write(OLIVIA.name)
    page.with_text(".suggestions .option", OLIVIA.name)
    page.write(Keys.ENTER, "x")
    page.find(".run").click()
    page.find(".me .badge")
    page.find("#switch").click()
    assert page.with_text(".sheet .person", OLIVIA.name).find_element("css selector", ".badge").text == "1"
    page.shoot("desktop-ja-people")
    page.with_text(".sheet .person", OLIVIA.name).click()
    page.room("Guildhall")
    page.with_text(".message", "You sit at table 1 (x)")
    page.room("Table 1")
    page.with_text(".pinged", "your table")
    page.shoot("desktop-ja-thread")


def test_a_layout_with_sections_and_menus_and_a_form_of_many_controls(sized: tuple[Page, str]) -> None:
    page, size = sized
    page.open(locale="ja")
    page.room(Room.LOUNGE.value)
    page.command("/table layout")
    page.find(".run").click()
    page.with_text(".container", "Round 2")
    page.shoot(f"{size}-ja-layout")
    page.find("[data-custom='people']").click()
    page.with_text(".sheet .option", OLIVIA.name).click()
    page.with_text(".sheet .option", HARUKA.name).click()
    page.shoot(f"{size}-ja-picker")
    page.with_text(".sheet .primary", "決定").click()
    page.with_text(".ephemeral", HARUKA.name)
    page.find("[data-custom='rich']").click()
    page.find(".form-body > :first-child .select").click()
    page.with_text(".sheet .option", "East").click()
    page.with_text(".sheet .primary", "決定").click()
    page.with_text(".group label", "1st").click()
    page.shoot(f"{size}-ja-rich-form")
    page.with_text(".form .primary", "送信").click()
    page.with_text(".message", "rich: [['East'], [], '1st'")
    assert page.number("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.complaints() == []


def test_the_language_switch_changes_page_and_commands_in_place(page: Page) -> None:
    page.open(locale="ja")
    page.room(Room.LOUNGE.value)
    page.find("[data-locale='en-US']").click()
    page.with_text("#rooms h2", "Direct messages")
    page.find("#write").click()
    page.write("/")
    page.with_text(".suggestions .option", "/table open")


def test_pictures_stand_in_the_message_with_their_alt_text(page: Page) -> None:
    page.open(locale="ja")
    page.room(Room.LOUNGE.value)
    picture = page.find(".embed .picture")
    assert picture.get_attribute("alt") == "A golden disc on blue"
    page.wait(
        lambda: picture if page.number("document.querySelector('.picture').naturalWidth") == 480 else None
    )


@pytest.mark.parametrize("surface", ["body", "#sidebar", "#composer .bar", "#whoami"])
def test_every_surface_is_dark_with_light_text(page: Page, surface: str) -> None:
    page.open(locale="ja")
    page.find(surface)
    light = "(c => c.match(/[0-9.]+/g).slice(0, 3).reduce((a, b) => a + Number(b), 0) / 3)"
    style = f"getComputedStyle(document.querySelector({surface!r}))"
    assert page.number(f"{light}({style}.backgroundColor)") < 70
    assert page.number(f"{light}({style}.color)") > 140


TOUR = {
    "ja": ("主催の画面です", "審判チャンネルです", "プレイヤーとして"),
    "en-US": ("You are the organizer", "The judges' channel", "You are a player"),
}


@pytest.mark.parametrize("locale", TOUR)
def test_three_clicks_show_what_organizer_judge_and_player_see(sized: tuple[Page, str], locale: str) -> None:
    page, size = sized
    page.open(locale=locale)
    for part, words in zip(("organizer", "judge", "player"), TOUR[locale], strict=True):
        page.find(f"[data-step='{part}']").click()
        page.with_text("#tour p", words)
        page.shoot(f"{size}-{locale}-tour-{part}")
    page.find("#tour-done").click()
    assert page.all("#tour") == []
    page.open(locale=locale)
    assert page.all("#tour") == []
    page.drawer()
    page.find("#tour-again").click()
    assert page.find("#tour").is_displayed()
    assert page.complaints() == []


COVERED = """
const words = (node) => [...node.querySelectorAll('.content *')]
  .filter((one) => one.children.length === 0 && one.textContent.trim());
const rows = (one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return [...range.getClientRects()];
};
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
return [...document.querySelectorAll('.message')].flatMap((message) => {
  const more = message.querySelector('.more').getBoundingClientRect();
  return words(message).filter((one) => rows(one).some((row) => meet(row, more))).map((one) => one.textContent);
});
"""


def test_on_a_phone_no_control_covers_what_one_reads(base: str) -> None:
    with window(base, PHONE) as page:
        page.open(locale="ja")
        page.room(Room.LOUNGE.value)
        for line in (
            "長い文です。" * 12,
            "A line that goes on to the right end of the screen, and then some more.",
        ):
            page.find("#write").click()
            page.write(line, Keys.ENTER)
            page.with_text(".message", line[:20])
        assert page.driver.execute_script(COVERED) == []
        page.shoot("phone-ja-uncovered")
