import { createHash } from 'node:crypto';
import type { PooledReport } from '../../base/experiments/pooled';
import type { Report } from '../../base/experiments/report';
import type { Comparison, Verdict } from '../../base/experiments/verdict';
import { escapedHtml } from '../../base/server/escaped-html';
import { intervalChart } from './chart';
import { percent, whole } from './figures';
import { merchantsTable } from './merchants-table';

const STYLE = `:root{color-scheme:light dark;--good:light-dark(#1d6f42,#6fd99b);--bad:light-dark(#b3261e,#ff8a80);--mark:light-dark(#2f6f9f,#6fb7ff)}
html{background:light-dark(#fff,#121212);color:light-dark(#111,#f2f2f2)}
body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.25rem;margin:0}h3{font-size:1rem;margin:1.25rem 0 .25rem}p{margin:.25rem 0}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1rem 0}label{display:grid;font-size:.875rem}
select,button{font:inherit;min-height:2.75rem;padding:0 .75rem;border:1px solid #8888;border-radius:.5rem}
article{border-block-start:1px solid #8885;padding:1.5rem 0}.state{font-weight:400;font-size:.875rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem;text-align:end;border-block-end:1px solid #8885}thead th{font-size:.875rem;font-weight:600}
th:first-child,td:first-child,.chart{text-align:start}td{white-space:nowrap}tbody th{font-weight:600;min-width:9rem}small{display:block;font-weight:400}
svg{width:clamp(8rem,30vw,20rem);height:1.5rem;display:block}line{stroke:currentColor;stroke-width:1}.reach{fill:var(--mark);opacity:.5}.at{fill:var(--mark)}
.verdict{font-weight:600;font-size:1.125rem}.good{color:var(--good)}.bad{color:var(--bad)}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page runs nothing, and asks for nothing but itself. */
export const PAGE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; form-action 'self'; frame-ancestors 'none'`;

export interface PageContent {
  readonly merchants: readonly string[];
  readonly merchant: string;
  readonly reports: readonly (Report | PooledReport)[];
  readonly at: Date;
}

const minute = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

function filter({ merchants, merchant }: PageContent): string {
  const options = merchants.map(
    (code) =>
      `<option value="${escapedHtml(code)}"${code === merchant ? ' selected' : ''}>${code === '*' ? 'all together' : escapedHtml(code)}</option>`,
  );
  return `<form><label>Merchant<select name="merchant">${options.join('')}</select></label><button>Show</button></form>`;
}

const HARM: ReadonlySet<Verdict['kind']> = new Set(['ratio', 'guardrail', 'worse']);

const verdict = ({ kind, sentence }: Verdict): string => {
  const tone = kind === 'better' ? ' good' : HARM.has(kind) ? ' bad' : '';
  return `<p class="verdict${tone}">${escapedHtml(sentence)}</p>`;
};

const HEADS = [
  'Arm',
  'Visitors',
  'Members',
  'Log-in',
  'Registration',
  'Deposit',
  'Opened a game',
  'Bet',
  'Bets',
  'Stakes',
  'Failed loads',
];

function armRow({ arm, version, share, counts, loads }: Report['arms'][number], isControl: boolean): string {
  const { visitors, members, bets, stakes } = counts;
  const rates = (['login', 'registration', 'deposit', 'launch', 'bet'] as const).map(
    (metric) => `<td>${percent(counts[metric], visitors)}<small>${whole(counts[metric])}</small></td>`,
  );
  const failed = loads === undefined ? '–' : percent(loads.failures, loads.loads + loads.failures);
  const told = counts.told === 0 ? '' : `<small>${whole(counts.told)} told by a merchant’s own platform</small>`;
  const about = `${version === arm ? '' : `${escapedHtml(version)}, `}${(share * 100).toFixed(1)} %${isControl ? ', control' : ''}`;
  return `<tr><th scope="row">${escapedHtml(arm)}<small>${about}</small></th><td>${whole(visitors)}</td><td>${whole(members)}${told}</td>${rates.join('')}
<td>${whole(bets)}</td><td>${escapedHtml(stakes)}</td><td>${failed}</td></tr>`;
}

function arms({ arms: all, experiment }: Report): string {
  const heads = HEADS.map((head) => `<th scope="col">${head}</th>`).join('');
  return `<div class="wide" role="region" aria-label="Arms of ${escapedHtml(experiment.name)}" tabindex="0"><table><thead><tr>${heads}</tr></thead>
<tbody>${all.map((each, at) => armRow(each, at === 0)).join('')}</tbody></table></div>`;
}

function comparisonRow(each: Comparison, worse: boolean): string {
  const { arm, metric, low, high, difference, p } = each;
  const value = (of: number): string =>
    !Number.isFinite(of) ? '–' : metric === 'stake' ? of.toFixed(2) : `${(of * 100).toFixed(1)}`;
  return `<tr><th scope="row">${escapedHtml(arm)}<small>${metric}</small></th><td>${intervalChart(each)}</td><td>${value(difference)}</td>
<td>${value(low)} to ${value(high)}</td><td>${p < 0.001 ? '&lt; 0.001' : p.toFixed(3)}</td><td>${worse ? '<strong class="bad">worse</strong>' : ''}</td></tr>`;
}

function comparisons({ comparisons: all, guardrails, experiment }: Report): string {
  const rows = [
    ...all.map((each) => comparisonRow(each, each.high < 0)),
    ...guardrails.map((each) => comparisonRow(each, each.worse)),
  ];
  return `<h3>Against the control</h3><p>In points of a percent, stakes in the currency of the site. The metric first, then guardrails. Intervals hold at all looks at once.</p>
<div class="wide" role="region" aria-label="Against the control of ${escapedHtml(experiment.name)}" tabindex="0"><table><thead><tr><th scope="col">Arm</th><th scope="col" class="chart">Interval</th><th scope="col">Difference</th>
<th scope="col">From, to</th><th scope="col">p</th><th scope="col">Harm</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function article(report: Report | PooledReport): string {
  const { experiment, state, verdicts, leftOut, ratio } = report;
  const { name, part, on, hypothesis, startedAt, dividedAt, until, endedAt, group, metric } = experiment;
  const times = [
    `Since ${minute(startedAt)}`,
    endedAt === undefined ? `until ${minute(until)}` : `ended ${minute(endedAt)}`,
    ...(dividedAt === startedAt
      ? []
      : [`divided anew ${minute(dividedAt)}, so that ${whole(leftOut)} earlier visitors are left out`]),
    ...(group ? [`group ${escapedHtml(group.name)}`] : []),
  ];
  const label = state === 'over' ? 'its time is over: end it' : state;
  return `<article><h2>${escapedHtml(name)} <span class="state">${escapedHtml(part)}, ${on === 'base' ? 'all merchants' : escapedHtml(on)}, ${label}</span></h2>
<p>${escapedHtml(hypothesis)}</p><p>${times.join(', ')}. Metric: ${metric}.</p>${verdicts.map(verdict).join('')}
${arms(report)}${'merchants' in report ? merchantsTable(report) : ''}${verdicts.some(({ kind }) => kind === 'ratio') && !('merchants' in report && ratio >= 0.001) ? '' : comparisons(report)}<p>Sample ratio: p ${ratio < 0.001 ? '&lt; 0.001' : ratio.toFixed(3)}.</p></article>`;
}

/** The experiments of a merchant as a page: verdict, arms, intervals. */
export function experimentsPage(content: PageContent): string {
  const { reports, at, merchant } = content;
  const found =
    reports.length === 0
      ? `<p>${merchant === '*' ? 'There is no experiment for all merchants' : `${escapedHtml(merchant)} has no experiment`}. Start one: <code>release experiment start</code>.</p>`
      : reports.map(article).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Experiments</title><style>${STYLE}</style><header><h1>Experiments</h1>${filter(content)}</header>
<main><p>As of <time datetime="${at.toISOString()}">${minute(at.toISOString())}</time>. Each visitor counts for the arm assigned, by what followed the first exposure.</p>${found}</main></html>`;
}
