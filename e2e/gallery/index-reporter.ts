import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { asked } from './folder';

/** The annotation with the number of pictures of a screen that changed. */
export const CHANGED = 'changed';

/** Writes index.html with all sheets, changed ones first. */
export default class IndexReporter implements Reporter {
  private readonly changed = new Map<string, number>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const count = annotations.find(({ type }) => type === CHANGED)?.description;
    this.changed.set(test.title.replace(/\W+/g, '-'), Number(count ?? 0));
  }

  onEnd(): void {
    const { folder, commit, against } = asked();
    if (!existsSync(folder)) return;
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.html') && file !== 'index.html');
    const names = sheets.map((file) => path.basename(file, '.html'));
    const countOf = (name: string) => this.changed.get(name) ?? 0;
    const items = names
      .sort((one, other) => countOf(other) - countOf(one) || one.localeCompare(other))
      .map((name) => {
        const note = countOf(name) > 0 ? ` <strong>${countOf(name)} changed</strong>` : '';
        return `<li><a href="${name}.html">${name}<br><img loading="lazy" src="${name}.png" height="300" alt=""></a>${note}</li>`;
      });
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html><meta charset="utf-8"><title>Gallery ${commit}</title>
      <style>body { font: 14px system-ui } ul { display: flex; flex-wrap: wrap; gap: 16px; list-style: none; padding: 0 }</style>
      <h1>${commit}${against ? `, against ${against.commit}` : ''}</h1><ul>${items.join('\n')}</ul>`,
    );
    console.log(`\n${path.join(folder, 'index.html')}`);
  }
}
