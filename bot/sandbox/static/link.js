// The tab's web socket: requests with answers, and what the server sends by itself.

export class Link {
  constructor({ opened, lost, pushed }) {
    this.handlers = { opened, lost, pushed };
    this.waiting = new Map();
    this.next = 1;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/live`);
    this.socket.onopen = () => this.handlers.opened();
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => {
      for (const answer of this.waiting.values()) answer({ ok: false, code: "lost", detail: "" });
      this.waiting.clear();
      this.handlers.lost();
      setTimeout(() => this.connect(), 1000);
    };
  }

  receive(message) {
    if ("answer" in message) {
      this.waiting.get(message.answer)?.(message);
      this.waiting.delete(message.answer);
    } else {
      this.handlers.pushed(message);
    }
  }

  ask(what, details = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, code: "lost", detail: "" });
    const id = this.next++;
    this.socket.send(JSON.stringify({ id, do: what, ...details }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }
}
