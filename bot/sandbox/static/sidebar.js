// The side bar: channels, threads and direct messages; who one is; the language.

import { avatar, button, changed, clear, el, hex, overlay } from "./dom.js";
import { channelIcon, icon } from "./icons.js";
import { LOCALES, t } from "./strings.js";
import { beginTour, isOver } from "./tour.js";

const CATEGORY = 4, DM = 1;

export function isThread(room) {
  return room.type >= 10 && room.type <= 12;
}

function entry(room, view) {
  const state = [room.id === view.here.id && "open", room.unread && "unread", isThread(room) && "thread", room.archived && "archived"].filter(Boolean).join(" ");
  const name = room.type === DM ? view.botName() : room.name;
  return el("button", { class: `room ${state}`, type: "button", data: { room: room.id }, "aria-current": room.id === view.here.id ? "page" : undefined, onclick: () => view.go({ channel: room.id }) },
    el("span", { class: "mark", "aria-hidden": "true" }, channelIcon(room.type)), el("span", { class: "room-name" }, name),
    room.pings > 0 && el("span", { class: "badge" }, String(room.pings)));
}

// Categories with something in them, and archived threads only while one looks at them or they have news.
function shown(rooms, view) {
  const parents = new Set(rooms.map((room) => room.parent));
  return rooms.filter((room) => (room.type === CATEGORY ? parents.has(room.id) : !room.archived || room.unread || room.id === view.here.id));
}

export function drawRooms(nav, view) {
  if (!changed(nav, view.rooms, view.here.id, view.me, view.locale)) return;
  const rooms = shown(view.rooms, view).map((room) => {
    if (room.type === CATEGORY) return el("h2", {}, room.name);
    return room.type === DM ? [el("h2", {}, t("direct")), entry(room, view)] : entry(room, view);
  });
  clear(nav, rooms.flat());
}

function personRow(person, view, close) {
  const user = view.names.users[person.id];
  return el("button", { class: person.id === view.me ? "person open" : "person", type: "button", data: { person: person.id }, onclick: () => {
    close();
    view.go({ me: person.id });
  } }, avatar(person.id, user), el("span", { class: "person-text" }, el("b", { color: hex(user.color) }, user.name), el("small", {}, t(person.part))),
  person.unread > 0 && el("span", { class: "badge" }, String(person.unread)));
}

function pickPerson(view) {
  const sheet = el("div", { class: "sheet people", role: "dialog", "aria-label": t("actAs") }, el("h2", {}, t("actAs")));
  const shut = overlay(sheet);
  sheet.append(el("div", { class: "options" }, view.people.map((person) => personRow(person, view, () => shut()))));
  sheet.querySelector(".open")?.focus();
}

export function drawWhoami(section, view) {
  if (!changed(section, view.people, view.names.users, view.me, view.locale, view.pages, isOver())) return;
  const user = view.names.users[view.me];
  const part = view.people.find((person) => person.id === view.me)?.part ?? "player";
  const others = view.people.filter((person) => person.id !== view.me).reduce((sum, person) => sum + person.unread, 0);
  const languages = Object.entries(LOCALES).map(([code, name]) =>
    button(code === view.locale ? "chosen" : "", name, () => view.go({ locale: code }), { data: { locale: code }, "aria-pressed": String(code === view.locale) }));
  clear(section,
    el("button", { class: "me", type: "button", id: "switch", title: t("actAs"), onclick: () => pickPerson(view) },
      avatar(view.me, user), el("span", { class: "person-text" }, el("b", {}, user.name), el("small", {}, t(part))),
      others > 0 && el("span", { class: "badge quiet" }, String(others)), el("span", { class: "swap", "aria-hidden": "true" }, icon("swap"))),
    isOver() && button("pages", t("tour"), () => beginTour(view), { id: "tour-again" }),
    view.pages && el("a", { class: "pages", href: view.pages, target: "_blank", rel: "noopener" }, t("pages")),
    el("div", { class: "languages", role: "group", "aria-label": t("language") }, languages));
}

export function drawMembers(aside, view) {
  if (!changed(aside, view.people, view.names.users, view.locale)) return;
  const parts = ["organizer", "judge", "player", "outsider"];
  const bots = Object.entries(view.names.users).filter(([, user]) => user.bot);
  const member = (id) => el("button", { class: "person", type: "button", data: { user: id } }, avatar(id, view.names.users[id]),
    el("b", { color: hex(view.names.users[id].color) }, view.names.users[id].name));
  clear(aside,
    el("h2", {}, `${t("app")} — ${bots.length}`), bots.map(([id]) => member(id)),
    parts.flatMap((part) => {
      const found = view.people.filter((person) => person.part === part);
      return [el("h2", {}, `${t(part)} — ${found.length}`), ...found.map((person) => member(person.id))];
    }));
}
