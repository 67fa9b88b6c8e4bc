import { decimalText, percentText, type Translate } from '@foyer/shared/i18n';
import type { Guardrail } from '@foyer/shared/remote';
import type { Comparison, Report } from '../shapes';

export type Tone = 'good' | 'bad' | undefined;

/** A difference in points of a percent, or of stakes in the currency of the site; approximate, as statistics are. */
export const differenceText = (metric: Guardrail, value: number): string =>
  decimalText(metric === 'stake' ? value.toFixed(2) : (value * 100).toFixed(1));

export const shareText = (share: number): string => percentText((share * 100).toFixed(1));

/** Whether a comparison says something: better, worse, or neither for sure. */
export function toneOf({ metric, low, high }: Comparison): Tone {
  const [better, worse] = [low !== null && low > 0, high !== null && high < 0];
  if (metric === 'failures') return better ? 'bad' : worse ? 'good' : undefined;
  return better ? 'good' : worse ? 'bad' : undefined;
}

const range = (t: Translate, metric: Guardrail, low: number, high: number): string =>
  t(metric === 'stake' ? 'verdict.amounts' : 'verdict.points', {
    low: differenceText(metric, low),
    high: differenceText(metric, high),
  });

function ofMetric(t: Translate, { state }: Report, each: Comparison, control: string) {
  const { arm, metric, low, high } = each;
  const said = { arm, control, metric: t(`metric.${metric}`) };
  const tone = toneOf(each);
  if (low === null || high === null || (low === -1 && high === 1)) return { text: t('verdict.few', said), tone };
  if (low > 0) return { text: t('verdict.better', { ...said, range: range(t, metric, low, high) }), tone };
  if (high < 0) return { text: t('verdict.worse', { ...said, range: range(t, metric, -high, -low) }), tone };
  if (state === 'running') return { text: t('verdict.look', { ...said, range: range(t, metric, low, high) }), tone };
  const most = Math.max(-low, high);
  return { text: t('verdict.none', { ...said, most: range(t, metric, -most, most) }), tone };
}

/** The verdicts of the platform in words of the reader's language: harm first, then one for each arm against the control. */
export function verdictsIn(t: Translate, report: Report): { readonly text: string; readonly tone: Tone }[] {
  const { verdicts, arms, guardrails, comparisons } = report;
  const [first] = verdicts;
  const control = arms[0]?.arm ?? '';
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  if (first?.kind === 'nothing yet') return [{ text: t('verdict.nobody'), tone: undefined }];
  if (first?.kind === 'ratio') {
    const each = arms.map((arm) =>
      t('verdict.ratioArm', { arm: arm.arm, is: shareText(arm.visitors / visitors), wanted: shareText(arm.share) }),
    );
    return [{ text: t('verdict.ratio', { arms: each.join(', ') }), tone: 'bad' }];
  }
  const harm = guardrails
    .filter(({ worse }) => worse)
    .map(({ arm, metric }) => ({
      text: t('verdict.harm', { arm, control, metric: t(`metric.${metric}`) }),
      tone: 'bad' as const,
    }));
  return [...harm, ...comparisons.map((each) => ofMetric(t, report, each, control))];
}
