import { useT } from '@foyer/shared/i18n';
import { Tabs } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useTitle } from '../front/use-title';
import styles from '../list/list.module.css';
import type { RowLinkProps } from '../list/row-link';
import { RowsList } from '../list/rows-list';
import { usePages } from '../list/use-pages';
import { useRowKeys } from '../list/use-row-keys';
import { useRows } from '../list/use-rows';
import { useMerchant } from '../session/merchant';
import type { LetterPath } from './letter-calls';

interface LettersPageProps<Row> {
  /** Below the merchant, in addresses of the desk and of its calls. */
  readonly path: LetterPath;
  /** Key of the text that counts them. */
  readonly count: string;
  readonly stateText: (state: string) => string;
  /** The first is shown where the address names none. */
  readonly states: readonly string[];
  readonly line: (row: Row, link: Omit<RowLinkProps, 'children'>) => ReactNode;
  readonly panel: (id: string, onClose: () => void) => ReactNode;
}

/** What members wrote, by its state in a list, and beside it the letter that is open. */
export function LettersPage<Row extends { readonly id: number }>(props: LettersPageProps<Row>) {
  const { path, count, stateText, states, line, panel } = props;
  const t = useT('desk');
  const { code } = useMerchant();
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = states.find((each) => each === search.get('state')) ?? states[0] ?? '';
  const at = (letter: string | undefined, of = state) =>
    `/${code}/${path}${letter === undefined ? '' : `/${letter}`}?state=${of}`;
  const rows = useRows();
  const pages = usePages<Row>(path, { filter: { state } });
  const title = t(`nav.${path}`);
  useTitle(id === undefined ? title : `${id} · ${title}`);
  const close = () => {
    rows.returnTo(id);
    void navigate(at(undefined));
  };
  useRowKeys(rows, id === undefined ? undefined : close);
  return (
    <div className={styles.page} data-open={id === undefined ? undefined : true}>
      <section className={styles.side} aria-labelledby="letters-title">
        <h1 id="letters-title" className={styles.title}>
          {title}
        </h1>
        <Tabs
          label={t('orders.states')}
          items={states.map((value) => ({ value, label: stateText(value) }))}
          value={state}
          onChange={(value) => void navigate(at(undefined, value))}
        />
        <RowsList
          pages={pages}
          idOf={(row) => String(row.id)}
          open={id}
          addressOf={(row) => at(String(row.id))}
          rows={rows}
          label={stateText(state)}
          count={count}
          empty={t(`${path}.empty`, { state: stateText(state) })}
          line={line}
        />
      </section>
      {id === undefined ? null : panel(id, close)}
    </div>
  );
}
