// How a page asks for pages: in a browser by its address and its cookie, inside Discord (activity.js) with the secret that
// the frame holds, while the frame's own address stays. No text and no game is in here.

export const frame = { secret: "", at: "", anew: null };

export const here = () => new URL(frame.at || location.href, location.href);

export function ask(address, told = {}) {
  return fetch(address, frame.secret ? { ...told, headers: { Authorization: `Bearer ${frame.secret}` } } : told);
}

// The page that is shown has this address from now on.
export function stand(address, { push } = {}) {
  if (frame.secret) frame.at = new URL(address, location.href).href;
  else history[push ? "pushState" : "replaceState"](null, "", address);
}

export const anew = () => frame.anew ? frame.anew() : location.reload();

// Frames of others may be kept from keeping anything: then a wish lasts as long as the page.
const wishes = {};
export function kept(name, value) {
  if (value !== undefined) wishes[name] = value;
  try { if (value !== undefined) localStorage.setItem(name, value); return localStorage.getItem(name); } catch { return wishes[name]; }
}

// As a browser's own, which sends no secret along.
class Stream extends EventTarget {
  readyState = EventSource.OPEN;
  #end = new AbortController();

  constructor(address) {
    super();
    this.#listen(address).catch(() => {}).then(() => {
      this.readyState = EventSource.CLOSED;
      if (!this.#end.signal.aborted) this.dispatchEvent(new Event("error"));
    });
  }

  async #listen(address) {
    const answer = await ask(address, { signal: this.#end.signal });
    if (!answer.ok) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = "", got = await reader.read(); !got.done; got = await reader.read()) {
      const said = (rest + got.value).split("\n\n");
      rest = said.pop();
      for (const one of said) {
        const [, kind] = /^event: (.*)$/m.exec(one) ?? [], [, data] = /^data: (.*)$/m.exec(one) ?? [];
        if (kind) this.dispatchEvent(new MessageEvent(kind, { data }));
      }
    }
  }

  close() { this.#end.abort(); }
}

export const stream = (address) => frame.secret ? new Stream(address) : new EventSource(address);
