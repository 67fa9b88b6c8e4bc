import { createHash } from 'node:crypto';
import { CHECKS } from '@foyer/shared/trust';
import { escapedHtml } from '../../base/server/escaped-html';
import type { Reader, Refusal, TrustState } from './state';

const STYLE = `:root{color-scheme:light dark;--bad:light-dark(#b3261e,#ff8a80);--good:light-dark(#1b6e3c,#7ddc9f);--line:light-dark(#d5d5d5,#444)}
html{background:light-dark(#fff,#121212);color:light-dark(#111,#f2f2f2)}body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:2rem 1rem}
header{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:space-between}
h1{font-size:1.5rem;margin:0}h2{font-size:1.125rem;margin:2rem 0 .5rem}p{margin:.25rem 0 1rem}
button{font:inherit;min-height:2.75rem;padding:0 1rem;border:1px solid #8888;border-radius:.5rem}
.state{font-weight:600;border-inline-start:.25rem solid var(--good);padding:.5rem .75rem}.state.bad{border-color:var(--bad)}
.bad b,.bad.state{color:var(--bad)}small{display:block;font-weight:400}small.bad{color:var(--bad)}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{border:1px solid var(--line);border-inline-start:.25rem solid var(--bad);border-radius:.5rem;padding:.75rem 1rem}
li.over{border-inline-start-color:var(--line)}
li p{margin:.25rem 0 .5rem;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.5rem 1rem;margin:0;font-size:.875rem}
dt{opacity:.8}dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:.5rem .75rem;text-align:start;border-block-end:1px solid var(--line);vertical-align:top;min-width:7rem}
thead th{font-size:.875rem}`;

/** Puts what is new in place every ten seconds, and says so where the server does not answer; the button stops it. */
const SCRIPT = `(()=>{const button=document.querySelector('button'),note=document.querySelector('[role=status]');let on=true;
button.hidden=false;button.onclick=()=>{on=!on;button.textContent=on?'Pause':'Go on'};
setInterval(async()=>{if(!on||document.hidden)return;try{const answer=await fetch(location.href);if(!answer.ok)throw 0;
const next=new DOMParser().parseFromString(await answer.text(),'text/html').querySelector('main'),main=document.querySelector('main');
note.textContent='';if(next&&!main.contains(document.activeElement))main.replaceWith(next)}catch{note.textContent='The server does not answer. What stands here may be old.'}},10000)})()`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page runs its own script and style, and asks for nothing but itself. */
export const PAGE_POLICY = `default-src 'none'; base-uri 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; frame-ancestors 'none'`;

const time = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
const timeOr = (at: Date | null): string => (at === null ? '–' : time(at));
const whole = (count: number): string => count.toLocaleString('en');

const KINDS = { refused: 'Refused', file: 'On the disk', alarm: 'Alarm', browser: 'Not run by a browser' } as const;

const checked = (check: string): string => (CHECKS as Readonly<Record<string, string>>)[check] ?? 'A check';

/** What a refusal is about: the release and the merchant, as far as they are known. */
function about({ part, version, channel }: Refusal): string {
  const release = part === '' ? 'All releases' : `${part} ${version}`;
  return `${release}, ${channel === '' ? 'all merchants' : channel === 'base' ? 'merchants that follow the base' : channel}`;
}

function entry(refusal: Refusal): string {
  const { kind, check, sentence, served, reader, firstAt, lastAt, times, endedAt } = refusal;
  const terms = [
    ['About', escapedHtml(about(refusal))],
    ['Told by', escapedHtml(reader)],
    ['Served instead', escapedHtml(served === '' ? 'nothing' : served)],
    ['Since', time(firstAt)],
    ['Last', time(lastAt)],
    ['Times', whole(times)],
    ...(endedAt === null ? [] : [['Over since', time(endedAt)]]),
  ].map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`);
  const kinds: Readonly<Record<string, string>> = KINDS;
  return `<li class="${endedAt === null ? 'bad' : 'over'}"><b>${kinds[kind] ?? ''}: ${checked(check)}</b><p>${escapedHtml(sentence)}</p><dl>${terms.join('')}</dl></li>`;
}

const list = (all: readonly Refusal[], none: string): string =>
  all.length === 0 ? `<p>${none}</p>` : `<ol>${all.map(entry).join('')}</ol>`;

function readerRow({
  reader,
  serial,
  statedAt,
  expiresAt,
  trust,
  served,
  refused,
  lookedAt,
  roundEndedAt,
  here,
}: Reader): string {
  const state = here
    ? refused
      ? 'refuses what lies in the store'
      : 'serves what lies in the store'
    : 'has not looked for two minutes';
  return `<tr><th scope="row">${escapedHtml(reader)}<small${refused || !here ? ' class="bad"' : ''}>${state}</small></th>
<td>${escapedHtml(served === '' ? 'nothing' : served)}</td><td>${serial ?? '–'}<small>stated ${timeOr(statedAt)}</small></td>
<td>${timeOr(expiresAt)}</td><td>${trust ?? '–'}</td><td>${time(lookedAt)}</td><td>${roundEndedAt === null ? 'its first round has not ended' : time(roundEndedAt)}</td></tr>`;
}

function readers({ readers: all, demanded }: TrustState): string {
  if (all.length === 0)
    return `<p>${demanded ? 'No server has looked yet.' : 'No server demands signatures: TRUST_ROOT is not set, and whoever can write to the store decides what runs.'}</p>`;
  return `<div class="wide" role="region" aria-label="Servers" tabindex="0"><table><thead><tr><th scope="col">Server</th><th scope="col">Serves</th><th scope="col">Serial</th>
<th scope="col">Statement ends</th><th scope="col">Version of the trust</th><th scope="col">Looked</th><th scope="col">All files read again</th></tr></thead><tbody>${all.map(readerRow).join('')}</tbody></table></div>`;
}

function headline({ readers: all }: TrustState, standing: number): string {
  if (standing > 0)
    return '<p class="state bad">Something is refused or needs to be seen to. Visitors get what was right last, and of a release with a wrong file its fallback.</p>';
  if (all.length === 0) return '';
  return all.some(({ here }) => !here)
    ? '<p class="state bad">Nothing is refused, but a server has not looked for two minutes.</p>'
    : '<p class="state">All documents are served as they were signed. Servers read these and the files of their releases again all the time.</p>';
}

/** What servers and browsers refused, as a page: whether all is well, each server, what stands, and what is over. */
export function trustPage(state: TrustState): string {
  const { refusals } = state;
  const ofServers = refusals.filter(({ kind }) => kind !== 'browser');
  const standing = ofServers.filter(({ endedAt }) => endedAt === null);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Refused documents</title><style>${STYLE}</style>
<header><h1>Refused documents</h1><button type="button" hidden>Pause</button></header><p role="status"></p>
<main><p>As of ${time(state.at)}.</p>${headline(state, standing.length)}
<h2>Servers</h2>${readers(state)}
<h2>Refused now</h2>${list(standing, 'Nothing is refused.')}
<h2>Over</h2>${list(
    ofServers.filter(({ endedAt }) => endedAt !== null),
    'Nothing was refused in the last 30 days.',
  )}
<h2>Not run by browsers</h2><p>Scripts without a hash that a page asked for, as browsers tell (Integrity-Policy). Anybody can send such a report.</p>
${list(
  refusals.filter(({ kind }) => kind === 'browser'),
  'No browser told of one in the last 30 days.',
)}</main><script>${SCRIPT}</script></html>`;
}
