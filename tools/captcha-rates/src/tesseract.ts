import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, PSM } from 'tesseract.js';
import { type Drawing, type Grey, pngOf, sampleOf } from './drawings';
import { type Score, scoreOf } from './score';

/** Preparations of a picture: none, or strokes with high contrast. */
const ways = { asItIs: (picture: Grey) => picture, contrast: contrasted } as const;

/** What tesseract.js reads, by the better of two preparations. */
export async function readByTesseract(drawing: Drawing, seed: string, count: number): Promise<Score> {
  const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', 1, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ tessedit_char_whitelist: '0123456789', tessedit_pageseg_mode: PSM.SINGLE_LINE });
  const scores: Score[] = [];
  for (const ready of Object.values(ways)) {
    const pairs: { shown: string; read: string }[] = [];
    for (let n = 0; n < count; n += 1) {
      const { digits, picture } = sampleOf(drawing, `${seed} ocr ${drawing.name} ${n}`);
      const { data } = await worker.recognize(pngOf(ready(picture), 3));
      pairs.push({ shown: digits, read: data.text.replace(/\D/g, '') });
    }
    scores.push(scoreOf(pairs));
  }
  await worker.terminate();
  return scores.reduce((best, score) => (score.digitsRead > best.digitsRead ? score : best));
}

/** Black where a dot differs much from the mean around it, else white. */
function contrasted({ width, height, dots }: Grey): Grey {
  const far = 6;
  const black = Float32Array.from(dots, (dot, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - far); row <= Math.min(height - 1, y + far); row += 1) {
      for (let column = Math.max(0, x - far); column <= Math.min(width - 1, x + far); column += 1) {
        sum += dots[row * width + column] ?? 0;
        count += 1;
      }
    }
    return Math.abs(dot - sum / count) > 0.25 ? 0 : 1;
  });
  return { width, height, dots: black };
}
