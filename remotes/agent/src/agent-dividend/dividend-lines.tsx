import { useT } from '@foyer/shared/i18n';
import { Facts } from '@foyer/shared/money';
import { Button, Loading, Money, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import styles from './agent-dividend.module.css';
import { useParts } from './dividend-sheet';
import { type DividendLine, type LinesOf, useLines } from './get-dividends';

interface LineProps {
  line: DividendLine;
  period: string;
  currency: string;
}

function Line({ line, period, currency }: LineProps) {
  const t = useT('agent');
  const [open, setOpen] = useState(false);
  const parts = useParts({ figures: line, currency });
  return (
    <li className={styles.line}>
      <button type="button" className={styles.open} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.name}>{line.username}</span>
        <Money signed value={line.base} currency={currency} />
      </button>
      {open ? (
        <div className={styles.inner}>
          <Facts facts={parts} />
          {line.hasTeam ? <DividendLines period={period} memberId={line.memberId} currency={currency} /> : null}
          {line.hasTeam ? null : <p className={styles.note}>{t('dividend.noTeam')}</p>}
        </div>
      ) : null}
    </li>
  );
}

/** A page of lines; the first one with what the opened member did. */
function LinesPage({
  of,
  pageNo,
  currency,
  onMore,
}: {
  of: LinesOf;
  pageNo: number;
  currency: string;
  onMore?: (() => void) | undefined;
}) {
  const t = useT('agent');
  const query = useLines(of, pageNo);
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton shape="block" count={2} className={styles.wait} />
        </Loading>
      }
    >
      {({ own, content, totalPages }) => (
        <>
          {content.length === 0 && pageNo === 1 ? <p className={styles.note}>{t('dividend.noMembers')}</p> : null}
          <ul className={styles.lines}>
            {own === undefined || pageNo > 1 ? null : (
              <li className={styles.own}>
                <span className={styles.name}>{t('dividend.ownBets', { name: own.username })}</span>
                <Money signed value={own.base} currency={currency} />
              </li>
            )}
            {content.map((line) => (
              <Line key={line.memberId} line={line} period={of.period} currency={currency} />
            ))}
          </ul>
          {onMore !== undefined && pageNo < totalPages ? (
            <Button full onClick={onMore}>
              {t('dividend.more')}
            </Button>
          ) : null}
        </>
      )}
    </QueryView>
  );
}

/** What each direct member with their team brings into the base, level by level (F-DIVIDEND-05). */
export function DividendLines({ period, memberId, currency }: LinesOf & { currency: string }) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, at) => at + 1).map((pageNo) => (
    <LinesPage
      key={pageNo}
      of={{ period, memberId }}
      pageNo={pageNo}
      currency={currency}
      onMore={pageNo === pages ? () => setPages(pages + 1) : undefined}
    />
  ));
}
