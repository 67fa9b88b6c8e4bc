import { isWhole } from './whole-document';

const html = `<!doctype html><link rel="preload" href="/games/1/x.js"><link rel="stylesheet" href="/shell/1/main.css" integrity="x">
<script>boot()</script><script defer src="/shell/1/vendor.js" integrity="y" crossorigin></script>`;

const answer = (files: readonly string[], text = html) =>
  isWhole({ clone: () => ({ text: async () => text }) } as Response, async (file) => files.includes(file));

describe('a kept document', () => {
  it('is whole with its own scripts and stylesheets', async () => {
    expect(await answer(['/shell/1/main.css', '/shell/1/vendor.js'])).toBe(true);
  });

  it('is not without one of them, and not when it names none', async () => {
    expect(await answer(['/shell/1/main.css'])).toBe(false);
    expect(await answer([], '<title>503</title>')).toBe(false);
  });
});
