import { decimalText, useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFront } from '../../front/front';
import { useTitle } from '../../front/use-title';
import styles from '../console.module.css';
import { consoleCall } from '../console-call';
import { Time } from '../moment';
import { useMay } from '../person';
import type { Report } from '../shapes';
import { ArmsTable } from './arms-table';
import { Comparisons } from './comparisons';
import { PreviewDialog } from './preview-dialog';
import { StopDialog } from './stop-dialog';
import { verdictsIn } from './verdicts';

/** What came of one experiment among the merchant's own visitors: a verdict in words, arms, intervals, and what ends it. */
export function ReportPage() {
  const t = useT('console');
  const { name = '' } = useParams();
  const { failure } = useFront();
  const report = useQuery({
    queryKey: ['report', name],
    queryFn: ({ signal }) => consoleCall<Report>(`/experiments/${encodeURIComponent(name)}`, { signal }),
  });
  useTitle(name);
  const { data, error } = report;
  return (
    <section className={styles.page} aria-labelledby="title">
      <h1 id="title" className={styles.title}>
        {name}
      </h1>
      {error === null ? null : (
        <ErrorPanel title={failure(error)} busy={report.isFetching} onRetry={() => void report.refetch()} />
      )}
      {data !== undefined ? (
        <Shown report={data} onRefresh={() => void report.refetch()} busy={report.isFetching} />
      ) : error === null ? (
        <Loading>
          <Skeleton shape="block" count={4} />
        </Loading>
      ) : (
        <p className={styles.hint}>{t('report.noneHint')}</p>
      )}
    </section>
  );
}

interface ShownProps {
  readonly report: Report;
  readonly onRefresh: () => void;
  readonly busy: boolean;
}

function Shown({ report, onRefresh, busy }: ShownProps) {
  const t = useT('console');
  const mayOrder = useMay('editor');
  const [asked, setAsked] = useState<'stop' | 'preview'>();
  const { part, own, state, hypothesis, startedAt, dividedAt, until, endedAt, leftOut, metric, ratio } = report;
  const verdicts = verdictsIn(t, report);
  const isRatio = report.verdicts.some(({ kind }) => kind === 'ratio');
  return (
    <>
      <p className={styles.hint}>{hypothesis}</p>
      <p className={styles.hint}>
        {part} · {own ? t('report.own') : t('experiments.ofAll')} · {t(`state.${state}`)} · <Time at={startedAt} /> –{' '}
        <Time at={endedAt ?? until} /> · {t('report.metric', { metric: t(`metric.${metric}`) })}
      </p>
      {dividedAt === startedAt ? null : <p className={styles.hint}>{t('report.anew', { count: leftOut })}</p>}
      {verdicts.map(({ text, tone }) => (
        <p key={text} className={styles.verdict} data-tone={tone}>
          {text}
        </p>
      ))}
      <ArmsTable report={report} />
      {isRatio ? null : <Comparisons report={report} />}
      <p className={styles.hint}>
        {ratio < 0.001 ? t('report.ratioWrong') : t('report.ratioRight', { p: decimalText(ratio.toFixed(3)) })}
      </p>
      {state === 'ended' ? null : <p className={styles.hint}>{t(`report.ends.${own ? 'own' : 'all'}`)}</p>}
      <div className={styles.buttons}>
        <Button busy={busy} onClick={onRefresh}>
          {t('report.refresh')}
        </Button>
        {mayOrder && report.previews && state !== 'ended' ? (
          <Button onClick={() => setAsked('preview')}>{t('preview.open')}</Button>
        ) : null}
        {mayOrder && own && state !== 'ended' ? (
          <Button variant="danger" onClick={() => setAsked('stop')}>
            {t('stop.open')}
          </Button>
        ) : null}
      </div>
      <StopDialog name={report.name} open={asked === 'stop'} onClose={() => setAsked(undefined)} onEnded={onRefresh} />
      <PreviewDialog report={report} open={asked === 'preview'} onClose={() => setAsked(undefined)} />
    </>
  );
}
