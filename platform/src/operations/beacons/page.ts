import { createHash } from 'node:crypto';
import { escapedHtml } from '../../base/server/escaped-html';
import { bars, highest } from './chart';
import type { ErrorGroup, ReleaseFigures } from './figures';
import type { Verdict } from './verdicts';

const STYLE = `:root{color-scheme:light dark;--load:light-dark(#2f6f9f,#6fb7ff);--failure:light-dark(#c0392b,#ff6b6b)}
html{background:light-dark(#fff,#121212);color:light-dark(#111,#f2f2f2)}
body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.125rem;margin:2rem 0 .5rem}p{margin:.25rem 0 1rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1rem 0}label{display:grid;font-size:.875rem}
select,button{font:inherit;min-height:2.75rem;padding:0 .75rem;border:1px solid #8888;border-radius:.5rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem;text-align:end;border-block-end:1px solid #8885;vertical-align:top}
th:first-child,td:first-child,.text{text-align:start}thead th{font-size:.875rem;font-weight:600}
tbody th{font-weight:600;min-width:9rem}thead th:nth-child(2){text-align:start}tbody th small{display:block;font-weight:400}
svg{width:clamp(6rem,20vw,15rem);height:2.5rem;display:block;background:#8882;border-radius:.25rem}
.load{fill:var(--load)}.failure{fill:var(--failure)}
.bad{color:var(--failure);font-weight:600}code{font-size:.875rem;overflow-wrap:anywhere}
.key span{margin-inline-end:1rem}.key i{display:inline-block;width:.75rem;height:.75rem;border-radius:2px;margin-inline-end:.375rem}
.key .load{background:var(--load)}.key .failure{background:var(--failure)}`;

/** Loads the page again every ten seconds and puts its figures in place; the filter keeps its focus, and the button stops it. */
const SCRIPT = `(()=>{const button=document.querySelector('button[type=button]');let on=true;
button.hidden=false;button.onclick=()=>{on=!on;button.textContent=on?'Pause':'Go on'};
setInterval(async()=>{if(!on||document.hidden)return;try{const answer=await fetch(location.href);if(!answer.ok)return;
const next=new DOMParser().parseFromString(await answer.text(),'text/html').querySelector('main');
if(next&&!document.querySelector('main').contains(document.activeElement))document.querySelector('main').replaceWith(next)}catch{}},10000)})()`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page runs its own script and style, and asks for nothing but itself. */
export const PAGE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; form-action 'self'; frame-ancestors 'none'`;

export interface PageContent {
  readonly merchants: readonly string[];
  readonly merchant: string | undefined;
  readonly variant: string | undefined;
  readonly hours: number;
  readonly at: Date;
  readonly releases: readonly ReleaseFigures[];
  readonly verdicts: readonly Verdict[];
  readonly errors: readonly ErrorGroup[];
  /** Bars of a chart. */
  readonly steps: number;
}

export const VARIANTS = { all: 'released to all', split: 'in an experiment', fallback: 'as a fallback' } as const;
const HOURS = { 1: 'Last hour', 24: 'Last day' } as const;

const option = (value: string, text: string, chosen: boolean): string =>
  `<option value="${escapedHtml(value)}"${chosen ? ' selected' : ''}>${escapedHtml(text)}</option>`;

const select = (label: string, name: string, options: string): string =>
  `<label>${label}<select name="${name}">${options}</select></label>`;

function filter({ merchants, merchant, variant, hours }: PageContent): string {
  const options = (all: readonly (readonly [string, string])[], chosen: string) =>
    all.map(([value, text]) => option(value, text, value === chosen)).join('');
  const codes = merchants.map((code) => [code, code] as const);
  return `<form>${select('Merchant', 'merchant', options([['', 'All merchants'], ...codes], merchant ?? ''))}
${select('Variant', 'variant', options([['', 'All variants'], ...Object.entries(VARIANTS)], variant ?? ''))}
${select('Time', 'hours', options(Object.entries(HOURS), String(hours)))}
<button>Show</button><button type="button" hidden>Pause</button></form>`;
}

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
const whole = (count: number): string => count.toLocaleString('en');

/** From one failed load in fifty on, a rate is marked. */
const BAD = 0.02;

function rate({ loads, failures }: ReleaseFigures): string {
  if (loads + failures === 0) return '–';
  const share = failures / (loads + failures);
  const text = `${(share * 100).toFixed(1)} %`;
  return share >= BAD ? `<span class="bad">${text}</span>` : text;
}

function row(figures: ReleaseFigures, steps: number, most: number): string {
  const { part, version, variant, loads, failures, otherFailures, errors, visitorsFailed, p75 } = figures;
  const milliseconds = (value: number | undefined) => (value === undefined ? '–' : `${whole(value)} ms`);
  const cls = p75.CLS === undefined ? '–' : (p75.CLS / 1000).toFixed(3);
  return `<tr><th scope="row">${escapedHtml(part)} <small>${escapedHtml(version)}, ${VARIANTS[variant as keyof typeof VARIANTS] ?? ''}</small></th>
<td>${bars(figures, steps, most)}</td><td>${whole(loads)}</td><td>${whole(failures + otherFailures)}</td><td>${rate(figures)}</td>
<td>${whole(visitorsFailed)}</td><td>${whole(errors)}</td><td>${milliseconds(p75.LCP)}</td><td>${milliseconds(p75.INP)}</td><td>${cls}</td></tr>`;
}

function releases({ releases: all, steps }: PageContent): string {
  if (all.length === 0)
    return '<p>No page has told of anything in this time. Pages tell when they are left, and of failures within seconds.</p>';
  const most = highest(all);
  return `<p class="key"><span><i class="load"></i>Loads</span><span><i class="failure"></i>Failures</span></p>
<div class="wide" role="region" aria-label="Releases" tabindex="0"><table><thead><tr><th scope="col">Release</th><th scope="col">Over the time</th><th scope="col">Loads</th>
<th scope="col">Failures</th><th scope="col">Failure rate</th><th scope="col">Visitors with trouble</th><th scope="col">Errors</th>
<th scope="col">LCP p75</th><th scope="col">INP p75</th><th scope="col">CLS p75</th></tr></thead>
<tbody>${all.map((each) => row(each, steps, most)).join('')}</tbody></table></div>`;
}

function errorRow({ part, version, merchantCode, message, places, count, lastAt }: ErrorGroup): string {
  const lines = places === '' ? '' : `<br><code>${escapedHtml(places).replaceAll('\n', '<br>')}</code>`;
  return `<tr><td class="text">${escapedHtml(message)}${lines}</td><td class="text">${escapedHtml(part)} ${escapedHtml(version)}</td>
<td class="text">${escapedHtml(merchantCode)}</td><td>${whole(count)}</td><td><time datetime="${lastAt.toISOString()}">${utc(lastAt)}</time></td></tr>`;
}

function errors({ errors: all }: PageContent): string {
  if (all.length === 0) return '<p>No error was told of in this time.</p>';
  return `<p>What a place is in the sources says <code>echo /games/1.0.0/list.js:1:20 | pnpm release trace</code>, run where the maps of the release are: beside the folder of the host that it was published on. It takes a whole stack as well.</p>
<div class="wide" role="region" aria-label="Errors" tabindex="0"><table><thead><tr><th scope="col">Error</th><th scope="col" class="text">Release</th>
<th scope="col" class="text">Merchant</th><th scope="col">Since its first</th><th scope="col">Last seen</th></tr></thead><tbody>${all.map(errorRow).join('')}</tbody></table></div>`;
}

/** What the comparison of releases says (decision 79): which fail more, else that none is known to. */
function verdicts({ verdicts: all }: PageContent): string {
  if (all.length === 0) return '<p>There are no two releases of a part to compare in this time.</p>';
  const bad = all.filter(({ failsMore }) => failsMore);
  const said = bad.map(
    ({ says, variant }) => `<p class="bad">${escapedHtml(says)} (${VARIANTS[variant as keyof typeof VARIANTS]})</p>`,
  );
  return said.length > 0 ? said.join('') : '<p>No release is known to fail more than another one of its part.</p>';
}

/** What browsers told of the releases, as a page: a filter, releases with charts, errors in groups. */
export function beaconPage(content: PageContent): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Releases in browsers</title><style>${STYLE}</style>
<header><h1>Releases in browsers</h1>${filter(content)}</header>
<main><p>As of <time datetime="${content.at.toISOString()}">${utc(content.at)}</time>. Loads, rates and speed are those of sampled visits.</p>
<h2>Releases</h2>${releases(content)}<h2>Comparison</h2>${verdicts(content)}<h2>Errors</h2>${errors(content)}</main><script>${SCRIPT}</script></html>`;
}
