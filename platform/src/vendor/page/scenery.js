/* What stands still: the sky and two rows of silhouettes, drawn once per size and moved as pictures afterwards. */

/** Reproducible numbers: each game has a street of its own, and the same one every time. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const sheet = (width, height, scale) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  return { canvas, pen };
};

function house(pen, x, base, width, height, { wall, light, random }) {
  const eave = width * 0.18;
  const roof = Math.min(26, width * 0.42);
  pen.fillStyle = wall;
  pen.fillRect(x, base - height, width, height + 400);
  pen.beginPath();
  pen.moveTo(x - eave, base - height + 3);
  pen.quadraticCurveTo(x + width * 0.2, base - height - roof * 0.2, x + width * 0.5, base - height - roof);
  pen.quadraticCurveTo(x + width * 0.8, base - height - roof * 0.2, x + width + eave, base - height + 3);
  pen.closePath();
  pen.fill();
  const columns = Math.max(1, Math.floor(width / 16));
  for (let row = 0; row < height / 18 - 0.6; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random() < 0.45) continue;
      pen.globalAlpha = 0.25 + random() * 0.65;
      pen.fillStyle = light;
      pen.fillRect(x + 6 + (column * (width - 8)) / columns, base - height + 10 + row * 18, 5, 8);
    }
  }
  pen.globalAlpha = 1;
}

function reef(pen, x, base, width, height, { wall, light, random }) {
  pen.fillStyle = wall;
  pen.beginPath();
  pen.ellipse(x + width / 2, base + 20, width * 0.75, height * 0.55, 0, Math.PI, 0);
  pen.rect(x - width * 0.25, base + 19, width * 1.5, 400);
  pen.fill();
  pen.lineCap = 'round';
  for (let stem = 0; stem < 3; stem += 1) {
    const foot = x + width * (0.15 + 0.35 * stem);
    const tall = height * (0.7 + random() * 0.6);
    const bend = (random() - 0.5) * 34;
    pen.strokeStyle = stem === 1 ? light : wall;
    pen.globalAlpha = stem === 1 ? 0.22 : 1;
    pen.lineWidth = 5 + random() * 5;
    pen.beginPath();
    pen.moveTo(foot, base + 12);
    pen.bezierCurveTo(foot + bend, base - tall * 0.4, foot - bend, base - tall * 0.7, foot + bend * 0.6, base - tall);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function stand(pen, x, base, width, height, { wall, light, random }) {
  pen.fillStyle = wall;
  pen.beginPath();
  pen.moveTo(x - 2, base - height * 0.5);
  pen.quadraticCurveTo(x + width / 2, base - height * 0.86, x + width + 2, base - height * 0.5);
  pen.lineTo(x + width + 2, base + 400);
  pen.lineTo(x - 2, base + 400);
  pen.fill();
  pen.fillRect(x + width * 0.5 - 2, base - height * 1.5, 4, height);
  pen.fillStyle = light;
  for (let lamp = 0; lamp < 6; lamp += 1) {
    pen.globalAlpha = 0.9;
    pen.fillRect(x + width * 0.5 - 11 + (lamp % 3) * 8, base - height * 1.5 + Math.floor(lamp / 3) * 7, 6, 5);
  }
  for (let seat = 0; seat < width / 3; seat += 1) {
    pen.globalAlpha = 0.12 + random() * 0.3;
    pen.fillRect(x + random() * width, base - height * 0.4 + random() * height * 0.7, 2, 2);
  }
  pen.globalAlpha = 1;
}

const BUILDERS = { street: house, sea: reef, arena: stand };

function row(size, scale, { scene, wall, light, random, tall, base }) {
  const { canvas, pen } = sheet(size.width, size.height + 200, scale);
  let x = -20;
  while (x < size.width + 20) {
    const width = (scene === 'arena' ? 96 : 34) + random() * 46;
    BUILDERS[scene](pen, x, base, width, tall * (0.55 + random() * 0.75), { wall, light, random });
    x += width + (scene === 'street' ? random() * 7 : -6);
  }
  return canvas;
}

/** The sky, a far and a near row, the stars' places. `dress` gives scene and colours. */
export function buildScenery(size, scale, dress) {
  const random = randomFrom(dress.seed);
  const { canvas: sky, pen } = sheet(size.width, size.height, scale);
  const fall = pen.createLinearGradient(0, 0, 0, size.height);
  fall.addColorStop(0, dress.sky[0]);
  fall.addColorStop(0.62, dress.sky[1]);
  fall.addColorStop(1, dress.sky[2]);
  pen.fillStyle = fall;
  pen.fillRect(0, 0, size.width, size.height);
  const moon = { x: size.width * 0.82, y: size.height * 0.2 };
  const halo = pen.createRadialGradient(moon.x, moon.y, 4, moon.x, moon.y, size.width * 0.5);
  halo.addColorStop(0, 'rgb(255 244 214 / 26%)');
  halo.addColorStop(1, 'rgb(255 244 214 / 0%)');
  pen.fillStyle = halo;
  pen.fillRect(0, 0, size.width, size.height);
  const base = size.height * 0.86;
  const stars = Array.from({ length: 64 }, () => ({
    x: random(),
    y: random() * 1.3 - 0.3,
    r: 0.4 + random() * 1.1,
    at: random() * 6,
  }));
  return {
    sky,
    far: row(size, scale, {
      scene: dress.scene,
      wall: dress.far,
      light: dress.light,
      random,
      tall: size.height * 0.2,
      base: base - 14,
    }),
    near: row(size, scale, {
      scene: dress.scene,
      wall: dress.near,
      light: dress.light,
      random,
      tall: size.height * 0.12,
      base,
    }),
    stars,
  };
}
