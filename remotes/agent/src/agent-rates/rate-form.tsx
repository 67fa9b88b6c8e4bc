import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { percentText, text, useT } from '@foyer/shared/i18n';
import { useDraft } from '@foyer/shared/session';
import { Button, Card, ErrorPanel, useErrorText } from '@foyer/shared/ui';
import { type FormEvent, useState } from 'react';
import { useCategoryName } from '../category-name';
import { askRatesOf, type Rated, saveRates } from './get-rates';
import styles from './rates.module.css';
import { Stepper } from './stepper';
import { Unsaved } from './unsaved';

type Typed = Readonly<Record<string, string>>;

/** What was changed, by category. */
const changesOf = (member: Rated, typed: Typed) =>
  member.rates.flatMap(({ category, rate }) => {
    const wanted = typed[category];
    return wanted === undefined || wanted === rate ? [] : [{ category, rate: wanted, before: rate }];
  });

/** The rates of one member. When somebody else saved first, their rates stand beside those chosen here. */
export function RateForm({ member: loaded }: { member: Rated }) {
  const t = useT('agent');
  const nameOf = useCategoryName();
  const errorText = useErrorText();
  const [member, setMember] = useState(loaded);
  const [typed, setTyped] = useState<Typed>({});
  const [state, setState] = useState<{ busy?: boolean; error?: unknown; met?: boolean }>({});
  useDraft(
    { getValues: () => ({ typed }), reset: (draft: { typed: Typed }) => setTyped(draft.typed) },
    `rates.${loaded.memberId}`,
  );
  const changes = changesOf(member, typed);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state.busy === true || changes.length === 0) return;
    setState({ busy: true });
    try {
      const saved = await saveRates(
        member,
        changes.map(({ category, rate }) => ({ category, rate })),
      );
      setMember(saved);
      setTyped({});
      setState({});
      bus.emit('toast:show', { text: text('agent', 'rates.saved'), kind: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'rate.changed') {
        const [now] = (await askRatesOf(member.memberId)).content;
        if (now !== undefined) setMember(now);
        setState({ met: true });
      } else setState({ error });
    }
  };

  return (
    <form
      className={styles.form}
      aria-label={t('rates.of', { name: member.username })}
      onSubmit={(event) => void save(event)}
    >
      <Card className={styles.card}>
        {member.rates.map((range) => (
          <Stepper
            key={range.category}
            label={nameOf(range.category)}
            range={range}
            value={typed[range.category] ?? range.rate}
            onChange={(rate) => setTyped((before) => ({ ...before, [range.category]: rate }))}
          />
        ))}
      </Card>
      <p className={styles.note}>{t('rates.reason')}</p>
      {state.met === true ? (
        <div role="alert" className={styles.met}>
          <p>{t('rates.met')}</p>
          <ul>
            {changes.map(({ category, rate, before }) => (
              <li key={category}>
                {t('rates.beside', { category: nameOf(category), now: percentText(before), yours: percentText(rate) })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {state.error === undefined ? null : <ErrorPanel look="inline" title={errorText(state.error)} />}
      <Button type="submit" variant="primary" full busy={state.busy === true} disabled={changes.length === 0}>
        {t('rates.save')}
      </Button>
      <Unsaved name={member.username} unsaved={changes.length > 0} />
    </form>
  );
}
