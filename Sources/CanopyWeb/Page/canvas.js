// The pixels of the window. A frame holds pictures of the areas that look different.

import { barHeight } from "./settings.js";

export class Canvas {
  lastFrame = 0;
  #canvas;
  #context;
  #tell;
  #last = Promise.resolve();
  #generation = 0;

  constructor(canvas, tell) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#tell = tell;
  }

  // Ignores frames of an earlier connection that are still being decoded.
  restart() {
    this.#generation += 1;
    this.lastFrame = 0;
  }

  receive(bytes) {
    const generation = this.#generation;
    const { number, width, height, tiles } = decode(bytes);
    const pictures = Promise.all(tiles.map((tile) => createImageBitmap(tile.picture)));
    // Frames are decoded at the same time, and drawn in their order.
    this.#last = this.#last.then(() => pictures).then((pictures) => {
      if (generation !== this.#generation) return;
      this.#resize(width, height);
      pictures.forEach((picture, index) => {
        // A picture of one pixel fills its area.
        const { left, top, width, height } = tiles[index];
        this.#context.drawImage(picture, left, top, width, height);
        picture.close();
      });
      this.lastFrame = number;
      this.#tell.shown(number);
    }).catch(() => { if (generation === this.#generation) this.#tell.failed(); });
  }

  // A canvas that gets another size is empty, so what it showed is kept until the frame is drawn over it.
  #resize(width, height) {
    const canvas = this.#canvas;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    canvas.style.width = `${innerWidth}px`;
    canvas.style.height = `${innerHeight - barHeight()}px`;
  }
}

function decode(bytes) {
  const view = new DataView(bytes);
  const read = (place) => view.getUint32(place, true);
  const tiles = [];
  for (let place = 12; place < bytes.byteLength;) {
    const count = read(place + 16);
    const picture = new Blob([new Uint8Array(bytes, place + 20, count)], { type: "image/png" });
    tiles.push({
      left: read(place), top: read(place + 4), width: read(place + 8), height: read(place + 12), picture,
    });
    place += 20 + count;
  }
  return { number: read(0), width: read(4), height: read(8), tiles };
}
