// Three clicks for a newcomer: what the organizer, the judge and a player see and can do.

import { button, changed, clear, el } from "./dom.js";
import { t } from "./strings.js";

const KEY = "tour", DONE = "done";

export function isOver() {
  return localStorage.getItem(KEY) === DONE;
}

function set(over, view) {
  if (over) localStorage.setItem(KEY, DONE);
  else localStorage.removeItem(KEY);
  view.redraw();
}

export const beginTour = (view) => set(false, view);

function isHere(stop, view) {
  return stop.me === view.me && stop.channel === view.here.id;
}

function said(part) {
  return { organizer: t("tourOrganizer"), judge: t("tourJudge"), player: t("tourPlayer") }[part];
}

export function drawTour(node, view) {
  node.hidden = isOver();
  const at = view.tour.findIndex((stop) => isHere(stop, view));
  if (!changed(node, view.locale, view.tour, at)) return;
  const steps = view.tour.map((stop, index) =>
    button(index === at ? "step current" : "step", `${index + 1} ${t(stop.part)}`, () => view.go({ me: stop.me, channel: stop.channel }), { data: { step: stop.part }, "aria-current": index === at ? "step" : undefined }));
  clear(node,
    el("div", { class: "steps" }, steps, button("link", t("gotIt"), () => set(true, view), { id: "tour-done" })),
    el("p", {}, at < 0 ? t("tourStart") : said(view.tour[at].part)));
}
