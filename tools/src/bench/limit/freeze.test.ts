import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../stage';
import { difference, freeze } from './freeze';

const rows = Array.from({ length: 80 }, (_, i) => `<li>row ${i}</li>`).join('');

const page = `<!doctype html><html lang="th" data-theme="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Street</title>
<style>@layer base, look; @layer look { h1 { color: var(--light) } } @layer base { h1 { color: red } }</style></head>
<body><svg style="display:none"><symbol id="lamp" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="url(#glow)"/></symbol>
<linearGradient id="glow"><stop stop-color="#f5b544"/></linearGradient><symbol id="unused"><path d="M1 1"/></symbol></svg>
<h1>Lanterns</h1><div class="art"></div><p class="unseen-state">a line</p>
<svg width="40" height="40"><use href="#lamp"/></svg><svg width="40" height="40"><use href="/sprite.svg#star"/></svg>
<img alt="" width="40" height="40" src="/none.svg" srcset="/square.svg 1x"><input aria-label="name"><ul>${rows}</ul><form class="gate"><b class="edge">in</b><i class="gap"></i><button>enter</button></form><nav class="bar">home</nav>
<dialog>welcome</dialog><link rel="stylesheet" href="/styles/street.css"><script>
document.querySelector('input').value = 'mali';
document.querySelector('dialog').showModal();
new MutationObserver(() => { document.querySelector('nav').textContent = 'broken' }).observe(document.querySelector('ul'), { childList: true });
</script></body></html>`;

const files: Record<string, [type: string, body: string]> = {
  '/': ['text/html', page],
  '/styles/street.css': [
    'text/css',
    `:root { --accent: #f5b544; --light: var(--accent); --nobody: #123456 }
     @font-face { font-family: Street; src: url(street.woff2) } @font-face { font-family: Other; src: url(other.woff2) }
     body { margin: 0; font-family: Street, sans-serif; background: #13111a; color: #fff }
     .art { height: 80px; background: url("../square.svg") 0 0 / 20px }
     .art::after { content: 'after'; color: #3ecf9b } .nowhere { color: #abcdef } h1:hover { color: #fedcba }
     li { line-height: 40px; border-bottom: 1px solid #888 }
     @media (min-width: 2000px) { body { background: #777777 } }
     @supports (display: grid) { .unseen-state { animation: rise 1s both } }
     @keyframes rise { from { opacity: 0 } }
     .gate { position: fixed; inset: 300px 0 auto; display: grid; gap: 24px }
     .gate .edge { border: solid var(--accent); border-width: 0 0 2px 8px }
     dialog { border: 0; outline: 0; box-shadow: 0 0 9px #fff } dialog::backdrop { background: rgba(0, 0, 0, 0.5) }
     .bar { position: fixed; inset: auto 0 0; height: 50px; background: #222; box-shadow: 0 -6px 20px #f5b544 }`,
  ],
  '/square.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#6fb7ff" d="M0 0h1v2H0z"/></svg>',
  ],
  '/sprite.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="star" viewBox="0 0 9 9"><path fill="#ff6b6b" d="M4 0 9 9H0z"/></symbol></svg>',
  ],
  '/styles/street.woff2': ['font/woff2', 'no font'],
  '/styles/other.woff2': ['font/woff2', 'no font either'],
};

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', ''];
    response.writeHead(files[url] ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: chromiumPath('weights'), args: ['--no-sandbox'] });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => server.close(resolve));
});

/** Freezes the street, and opens what came of it without a network. */
async function frozen(): Promise<{ html: string; picture: Buffer; shown: Page }> {
  const live = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await live.goto(origin, { waitUntil: 'networkidle' });
  const made = await freeze(live);
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, offline: true });
  const shown = await context.newPage();
  await shown.setContent(made.html);
  return { ...made, shown };
}

test('a frozen page looks as the live one, without scripts, requests, and what is not in the window or not in use', async () => {
  const { html, picture, shown } = await frozen();
  expect(await difference(shown, picture)).toBeLessThan(0.001);
  // Of styles, pictures and symbols that the page needs nothing is asked for.
  expect(html.replaceAll('http://www.w3.org', '')).not.toMatch(/https?:|<script|<link|srcset|src="\/|url\("?\//);
  expect(html).toContain('lang="th" data-theme="dark"');
  for (const used of [
    '--accent',
    'after',
    'id="lamp"',
    'id="glow"',
    'frozen-star',
    'value="mali"',
    'font-family: Street',
  ])
    expect(html).toContain(used);
  for (const unused of [
    '--nobody',
    'nowhere',
    'rgb(254, 220, 186)',
    'rgb(119, 119, 119)',
    'id="unused"',
    'Other',
    'row 60',
    'broken',
  ])
    expect(html).not.toContain(unused);
}, 60_000);

test('a page that looks different is told by how much of it', async () => {
  const { picture, shown } = await frozen();
  await shown.evaluate("document.querySelector('.bar').style.background = '#fff'");
  const part = await difference(shown, picture);
  expect(part).toBeGreaterThan(0.05);
  expect(part).toBeLessThan(0.08);
}, 60_000);
