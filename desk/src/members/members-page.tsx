import { useT } from '@foyer/shared/i18n';
import { useSearchField } from '@foyer/shared/router';
import { Button, TextField } from '@foyer/shared/ui';
import { type FormEvent, useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { MemberRow } from '../calls/shapes';
import { Time } from '../format/time';
import { useTitle } from '../front/use-title';
import { useShortcuts } from '../keys/keys';
import styles from '../list/list.module.css';
import { RowLink, type RowLinkProps } from '../list/row-link';
import { RowsList } from '../list/rows-list';
import { usePages } from '../list/use-pages';
import { useRowKeys } from '../list/use-row-keys';
import { type Rows, useRows } from '../list/use-rows';
import { useMerchant } from '../session/merchant';
import { memberKind } from './member-kind';
import { MemberPanel } from './member-panel';
import own from './members.module.css';

/** Members by the beginning of their name, beside them the one that is open. */
export function MembersPage() {
  const t = useT('desk');
  const { code } = useMerchant();
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  const at = (member: string | undefined, begins = name) =>
    `/${code}/members${member === undefined ? '' : `/${encodeURIComponent(member)}`}${begins === '' ? '' : `?${new URLSearchParams({ name: begins })}`}`;
  const rows = useRows();
  const title = t('nav.members');
  useTitle(id === undefined ? title : `${id} · ${title}`);
  const close = () => {
    rows.returnTo(id);
    void navigate(at(undefined));
  };
  useRowKeys(rows, id === undefined ? undefined : close);
  return (
    <div className={styles.page} data-open={id === undefined ? undefined : true}>
      <section className={styles.side} aria-labelledby="members-title">
        <h1 id="members-title" className={styles.title}>
          {title}
        </h1>
        <Search name={name} onSearch={(begins) => void navigate(at(undefined, begins))} />
        {name === '' ? (
          <p className={styles.small}>{t('members.hint')}</p>
        ) : (
          <Found name={name} open={id} rows={rows} addressOf={({ username }) => at(username)} />
        )}
      </section>
      {id === undefined ? null : <MemberPanel key={id} username={id} onClose={close} />}
    </div>
  );
}

function Search({ name, onSearch }: { readonly name: string; readonly onSearch: (name: string) => void }) {
  const t = useT('desk');
  const { input: field, sent } = useSearchField(name);
  useEffect(() => {
    if (name === '') field.current?.focus();
  }, [name, field]);
  useShortcuts([{ keys: ['/'], label: 'members.name', run: () => field.current?.focus() }]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const begins = field.current?.value.trim() ?? '';
    sent(begins);
    onSearch(begins);
  }
  return (
    <search>
      <form onSubmit={submit} className={own.search}>
        <TextField
          ref={field}
          label={t('members.name')}
          defaultValue={name}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary">
          {t('members.find')}
        </Button>
      </form>
    </search>
  );
}

interface FoundProps {
  readonly name: string;
  readonly open: string | undefined;
  readonly rows: Rows;
  readonly addressOf: (row: MemberRow) => string;
}

function Found({ name, open, rows, addressOf }: FoundProps) {
  const t = useT('desk');
  const pages = usePages<MemberRow>('members', { filter: { name } });
  return (
    <RowsList
      {...{ pages, open, addressOf, rows }}
      idOf={({ username }) => username}
      label={t('nav.members')}
      count="members.count"
      empty={t('members.empty', { name })}
      line={(row, link) => <MemberLine row={row} link={link} />}
    />
  );
}

function MemberLine({ row, link }: { readonly row: MemberRow; readonly link: Omit<RowLinkProps, 'children'> }) {
  const t = useT('desk');
  return (
    <RowLink {...link}>
      <span className={styles.number}>{row.username}</span>
      <span className={styles.way}>{memberKind(t, row.type)}</span>
      <span className={styles.time}>
        <Time at={row.registeredAt} />
      </span>
    </RowLink>
  );
}
