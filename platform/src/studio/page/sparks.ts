import type { Pen } from './silhouettes';

interface Burst {
  /** Pixels per second. */
  readonly spread?: number;
  readonly rise?: number;
  readonly colour: string;
  readonly life?: number;
}

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  left: number;
  readonly life: number;
  readonly colour: string;
  readonly r: number;
}

interface Sparks {
  burst(x: number, y: number, count: number, how: Burst): void;
  draw(pen: Pen, step: number): void;
}

/** Short-lived points of light; `burst` emits them, `draw` moves and paints them. */
export function createSparks(): Sparks {
  let sparks: Spark[] = [];
  return {
    burst(x, y, count, { spread = 160, rise = 60, colour, life = 1.1 }) {
      for (let n = 0; n < count; n += 1) {
        const angle = Math.random() * Math.PI * 2;
        const speed = spread * (0.25 + Math.random() * 0.75);
        sparks.push({
          x,
          y,
          vx: Math.cos(angle) * speed,
          vy: Math.sin(angle) * speed - rise,
          left: life * (0.5 + Math.random() / 2),
          life,
          colour,
          r: 1 + Math.random() * 2,
        });
      }
      sparks = sparks.slice(-160);
    },
    draw(pen, step) {
      sparks = sparks.filter((spark) => spark.left > 0);
      for (const spark of sparks) {
        spark.left -= step;
        spark.vy += 130 * step;
        spark.x += spark.vx * step;
        spark.y += spark.vy * step;
        pen.globalAlpha = Math.max(0, Math.min(1, (spark.left / spark.life) * 1.6));
        pen.fillStyle = spark.colour;
        pen.beginPath();
        pen.arc(spark.x, spark.y, spark.r, 0, Math.PI * 2);
        pen.fill();
      }
      pen.globalAlpha = 1;
    },
  };
}
