import type { Dress } from '../protocol';
import type { Pen } from './silhouettes';

type Riser = (pen: Pen, colours: Pick<Dress, 'light' | 'base'>, lit: number, time: number) => void;

interface Place {
  readonly x: number;
  readonly y: number;
  /** From 0 (dark) to 1 (burning). */
  readonly lit: number;
  readonly time: number;
  readonly alpha: number;
}

/* Rising objects by kind of game, each drawn around 0,0 at about 44 px. */
const circle = (pen: Pen, r: number): void => {
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
};

function ballFill(pen: Pen, r: number, bright: string, deep: string): void {
  const fill = pen.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.1, 0, 0, r * 1.05);
  fill.addColorStop(0, '#ffffff');
  fill.addColorStop(0.35, bright);
  fill.addColorStop(1, deep);
  pen.fillStyle = fill;
  circle(pen, r);
  pen.fill();
}

const lantern: Riser = (pen, { light, base }, lit, time) => {
  pen.beginPath();
  pen.moveTo(-13, 26);
  pen.bezierCurveTo(-20, 10, -25, -8, -20, -20);
  pen.bezierCurveTo(-15, -33, 15, -33, 20, -20);
  pen.bezierCurveTo(25, -8, 20, 10, 13, 26);
  pen.closePath();
  const paper = pen.createLinearGradient(0, 28, 0, -32);
  paper.addColorStop(0, lit > 0 ? '#fff6d8' : '#6d5a52');
  paper.addColorStop(0.4, lit > 0 ? light : '#574750');
  paper.addColorStop(1, lit > 0 ? base : '#3d3340');
  pen.fillStyle = paper;
  pen.fill();
  pen.strokeStyle = 'rgb(60 20 10 / 28%)';
  pen.lineWidth = 1.2;
  for (const x of [-9, 0, 9]) {
    pen.beginPath();
    pen.moveTo(x * 0.7, 25);
    pen.quadraticCurveTo(x * 2.2, -8, x * 0.5, -29);
    pen.stroke();
  }
  pen.fillStyle = '#3a2418';
  pen.fillRect(-13, 25, 26, 3);
  if (lit <= 0) return;
  const tongue = 9 + Math.sin(time * 19) * 1.6 + Math.sin(time * 31);
  pen.globalAlpha = lit;
  pen.fillStyle = '#ffe9a8';
  pen.beginPath();
  pen.moveTo(-5, 27);
  pen.quadraticCurveTo(-4, 27 - tongue, 0, 25 - tongue * 1.25);
  pen.quadraticCurveTo(4, 27 - tongue, 5, 27);
  pen.fill();
  pen.globalAlpha = 1;
};

const chip: Riser = (pen, { light, base }, lit, time) => {
  pen.save();
  pen.rotate(Math.sin(time * 2) * 0.5);
  pen.fillStyle = lit > 0 ? base : '#4a3f4c';
  circle(pen, 24);
  pen.fill();
  pen.strokeStyle = lit > 0 ? light : '#7c7080';
  pen.lineWidth = 6;
  pen.setLineDash([8.4, 8.4]);
  circle(pen, 20.5);
  pen.stroke();
  pen.setLineDash([]);
  pen.lineWidth = 1.5;
  circle(pen, 14);
  pen.stroke();
  pen.fillStyle = pen.strokeStyle;
  pen.beginPath();
  pen.moveTo(0, -9);
  pen.quadraticCurveTo(9, -1, 0, 9);
  pen.quadraticCurveTo(-9, -1, 0, -9);
  pen.fill();
  pen.restore();
};

const ball: Riser = (pen, _colours, lit, time) => {
  ballFill(pen, 22, lit > 0 ? '#fffdf4' : '#9a94a0', lit > 0 ? '#c9c2b4' : '#55505c');
  pen.save();
  circle(pen, 22);
  pen.clip();
  pen.rotate(time * 1.6);
  pen.fillStyle = '#2a2430';
  for (let patch = 0; patch < 6; patch += 1) {
    pen.save();
    if (patch > 0) {
      pen.rotate((patch * Math.PI * 2) / 5);
      pen.translate(0, -19);
    }
    pen.beginPath();
    for (let corner = 0; corner < 5; corner += 1) {
      const angle = (corner * Math.PI * 2) / 5 - Math.PI / 2;
      pen.lineTo(Math.cos(angle) * 7, Math.sin(angle) * 7);
    }
    pen.fill();
    pen.restore();
  }
  pen.restore();
};

const spark: Riser = (pen, { light, base }, lit, time) => {
  pen.save();
  pen.rotate(time * 0.9);
  for (const [r, colour] of [
    [27, base],
    [17, light],
    [8, '#ffffff'],
  ] as const) {
    pen.fillStyle = lit > 0 ? colour : '#8d86a0';
    pen.globalAlpha = lit > 0 ? 1 : 0.35 + r / 60;
    pen.beginPath();
    for (let point = 0; point < 8; point += 1) {
      const reach = point % 2 === 0 ? r : r * 0.46;
      pen.lineTo(Math.cos((point * Math.PI) / 4) * reach, Math.sin((point * Math.PI) / 4) * reach);
    }
    pen.fill();
  }
  pen.restore();
};

const RISERS: Readonly<Record<Dress['riser'], Riser>> = { lantern, chip, ball, spark };

/** Draws the rising object at x, y with its glow. */
export function drawRiser(pen: Pen, dress: Dress, { x, y, lit, time, alpha }: Place): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.translate(x, y);
  if (lit > 0) {
    const reach = 92 + Math.sin(time * 7) * 4;
    const glow = pen.createRadialGradient(0, 4, 6, 0, 4, reach);
    glow.addColorStop(0, `rgb(${dress.glow} / ${0.55 * lit})`);
    glow.addColorStop(0.4, `rgb(${dress.glow} / ${0.17 * lit})`);
    glow.addColorStop(1, `rgb(${dress.glow} / 0)`);
    pen.fillStyle = glow;
    pen.fillRect(-reach, -reach, reach * 2, reach * 2);
  }
  pen.rotate(Math.sin(time * 1.7) * 0.05);
  RISERS[dress.riser](pen, dress, lit, time);
  pen.restore();
}
