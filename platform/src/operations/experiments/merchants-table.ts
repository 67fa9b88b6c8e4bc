import type { CheckedMerchant, PooledReport } from '../../base/experiments/pooled';
import { escapedHtml } from '../../base/server/escaped-html';
import { percent, whole } from './figures';

function row({ code, arms, ratio, isLeftOut }: CheckedMerchant, metric: PooledReport['experiment']['metric']): string {
  const cells = arms.map(({ counts }) => {
    const shown = metric === 'stake' ? escapedHtml(counts.stakes) : percent(counts[metric], counts.visitors);
    return `<td>${shown}<small>${whole(counts.visitors)} visitors</small></td>`;
  });
  const p = ratio < 0.001 ? '&lt; 0.001' : ratio.toFixed(3);
  return `<tr><th scope="row">${escapedHtml(code)}</th>${cells.join('')}<td>${p}</td><td>${isLeftOut ? '<strong class="bad">left out</strong>' : ''}</td></tr>`;
}

/** What each merchant has of an experiment over all of them: its metric by arm, and the sample-ratio check of its own. */
export function merchantsTable({ merchants, experiment: { name, arms, metric } }: PooledReport): string {
  if (merchants.length === 0) return '';
  const heads = arms.map(({ arm }) => `<th scope="col">${escapedHtml(arm)}</th>`).join('');
  return `<h3>By merchant</h3><p>Metric: ${metric}. Arms are compared within each merchant, and the differences are averaged by its visitors.</p>
<div class="wide" role="region" aria-label="Merchants of ${escapedHtml(name)}" tabindex="0"><table><thead><tr><th scope="col">Merchant</th>${heads}<th scope="col">Sample ratio, p</th>
<th scope="col">Harm</th></tr></thead><tbody>${merchants.map((each) => row(each, metric)).join('')}</tbody></table></div>`;
}
