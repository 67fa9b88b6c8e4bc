import type { Pen } from './silhouettes';

interface Goal {
  readonly width: number;
  readonly y: number;
  /** Multiple of the stake. */
  readonly goal: number;
  /** 1 when just reached, fading to 0. */
  readonly flash: number;
  readonly light: string;
}

/** The target's line with its number; it flares up when reached. */
export function drawGoal(pen: Pen, { width, y, goal, flash, light }: Goal): void {
  pen.save();
  pen.strokeStyle = light;
  pen.globalAlpha = 0.55 + flash * 0.45;
  pen.lineWidth = 1 + flash * 2;
  pen.setLineDash([5, 6]);
  pen.beginPath();
  pen.moveTo(0, y);
  pen.lineTo(width, y);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  pen.font = '650 12px system-ui, sans-serif';
  const label = `${goal.toFixed(2)}×`;
  const pill = pen.measureText(label).width + 18;
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(width - pill - 1, y, 11, Math.PI / 2, -Math.PI / 2);
  pen.arc(width - 23, y, 11, -Math.PI / 2, Math.PI / 2);
  pen.fill();
  pen.fillStyle = '#1d1420';
  pen.textBaseline = 'middle';
  pen.fillText(label, width - pill - 3, y + 0.5);
  pen.restore();
}
