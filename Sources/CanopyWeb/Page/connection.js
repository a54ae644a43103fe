// The connection to the server. When it is lost, the page tries again, ever less often.

const longestPause = 15_000;
const heartbeat = 20_000;

export class Connection {
  received = () => {};
  frame = () => {};
  began = () => {};
  state = "new";
  #socket = null;
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #lastHeard = 0;
  #notice = null;
  #notices;
  #asked;

  constructor(notices, asked) {
    this.#notices = notices;
    this.#asked = asked;
    addEventListener("online", () => this.#tryNow());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#tryNow();
    });
  }

  start() {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/socket`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.state = "connecting";
    socket.onopen = () => {
      this.state = "open";
      this.#lastHeard = Date.now();
      this.began();
      this.send(this.#asked.hello());
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#checkBeat(), heartbeat);
    };
    socket.onmessage = (event) => {
      this.#lastHeard = Date.now();
      if (this.#notice) this.#notice.remove();
      this.#notice = null;
      this.#tries = 0;
      if (typeof event.data === "string") this.received(JSON.parse(event.data));
      else this.frame(event.data);
    };
    socket.onclose = (event) => { if (this.#socket === socket) this.#ended(event.code); };
  }

  // Gets everything again, over a new connection.
  restart() {
    this.#socket?.close();
    this.#ended(0);
  }

  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // A network that is gone doesn't end a connection. A server that doesn't answer does.
  #checkBeat() {
    if (Date.now() - this.#lastHeard > 2.5 * heartbeat) return this.restart();
    this.send({ t: "alive" });
  }

  #ended(code) {
    this.#socket = null;
    this.state = "ended";
    clearInterval(this.#beat);
    if (code === 4001) return this.#stop("This window is shown in another tab.", "Show it here");
    if (code === 4002) {
      this.#asked.forget();
      window.close();
      return this.#stop("This window has closed.", "Open a new one");
    }
    if (code === 4004) return this.#stop("The server has ended the connection, because the page sent what it didn't expect.", "Try again");
    this.#tries += 1;
    const pause = Math.min(longestPause, 250 * 2 ** Math.min(this.#tries, 8)) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.start(), pause);
    if (this.#tries >= 2 || code === 4003) this.#showLoss(code);
  }

  async #showLoss(code) {
    const text = code === 4003
      ? "The server has too many clients. Trying again…"
      : "The server is gone. What you see may be old. Trying to connect again…";
    if (!this.#notice) this.#notice = this.#notices.show(text, [["Try now", () => this.#tryNow()]]);
    if (this.#tries % 3) return;
    try {
      const answer = await fetch("/icon.svg", { cache: "no-store" });
      if (answer.status === 403) this.#stop("The app has started again, at another address. Open that one.", null);
    } catch { /* It is still gone. */ }
  }

  #stop(text, label) {
    clearTimeout(this.#timer);
    this.#notice?.remove();
    this.state = "stopped";
    const again = () => { this.#tries = 0; this.start(); };
    this.#notice = this.#notices.show(text, label ? [[label, again]] : []);
  }

  #tryNow() {
    if (this.state === "ended") this.start();
  }
}
