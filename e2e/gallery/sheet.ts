import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

export interface Picture {
  file: string;
  label: string;
  width: number;
  height: number;
  /** Share of pixels that changed since the other commit, and the file that marks them. */
  changed?: { share: number; file: string };
}

/** Smaller shares are a clock or an endless animation. */
export const SEEN = 0.002;

/** Chromium draws no higher picture. */
const HIGHEST = 15_000;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const figure = ({ file, label, width, changed }: Picture, scale: number): string => {
  const differs = changed !== undefined && changed.share > SEEN;
  const pictures = differs ? [file, changed.file] : [file];
  return `<figure class="${differs ? 'changed' : ''}"><figcaption>${label}${differs ? `: ${percent(changed.share)}` : ''}</figcaption>
    ${pictures.map((source) => `<a href="${source}"><img src="${source}" width="${Math.round(width * scale)}"></a>`).join(' ')}</figure>`;
};

/** Draws all pictures of a screen as one: a row for each language and theme, a column for each width. */
export async function drawSheet(
  browser: Browser,
  folder: string,
  { name, screen, rows }: { name: string; screen: string; rows: Picture[][] },
): Promise<void> {
  const high = rows.reduce((sum, row) => sum + Math.max(...row.map(({ height }) => height)), 0);
  const scale = Math.min(0.6, HIGHEST / (high + rows.length * 80));
  const html = path.join(folder, `${name}.html`);
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>${screen}</title><style>
      body { margin: 16px; background: #777; color: #fff; font: 14px system-ui; width: max-content }
      h1 { font-size: 18px } .row { display: flex; gap: 16px; align-items: start; margin-block-end: 16px }
      figure { margin: 0 } img { display: inline-block; vertical-align: top } .changed { outline: 4px solid #f33; outline-offset: 3px }
    </style><h1>${screen}</h1>
    ${rows.map((row) => `<div class="row">${row.map((each) => figure(each, scale)).join('')}</div>`).join('')}`,
  );
  const page = await browser.newPage({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });
  await page.goto(pathToFileURL(html).href);
  await page.locator('body').screenshot({ path: path.join(folder, `${name}.png`) });
  await page.close();
}
