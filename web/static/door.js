// What became of one's requests, looked at again and again. Without this script there is a link. No text and no rule is in here.

const own = () => document.getElementById("asked");
const EVERY = 10_000;

async function look() {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("asked");
    const words = (node) => node.textContent.replace(/\s+/g, " ");
    if (fresh && words(fresh) !== words(own())) own().replaceWith(fresh);
  } catch { /* it is looked at again */ }
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
