import { ApiError } from '@foyer/shared/api';
import { APPLY_COMMENT_MAX, type Application } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { MoneyForm, useMoneySubmit } from '@foyer/shared/money';
import { PictureField } from '../writing/picture-field';
import { TextArea } from '../writing/text-area';
import { useWriting, type Written } from '../writing/use-writing';
import { ApplicationState } from './application-state';
import styles from './apply.module.css';
import { applyFor, firstOf, refreshApplication } from './get-application';

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'claim.gone';

/** An application with a comment and pictures, sent once (F-APPLY-01). */
export function ApplyForm({ id, onSent }: { id: number; onSent: (application: Application) => void }) {
  const t = useT('content');
  const { written, change, pictures, clear } = useWriting(`apply.${id}`, { type: '', text: '', pictures: [] });
  const money = useMoneySubmit({
    operation: 'apply',
    send: (wish: Written, key) => applyFor(id, wish, key),
    onDone: (application) => {
      refreshApplication();
      // An answer that was lost on the page of another activity is learned here.
      if (application.activityId !== id) return money.startOver();
      clear();
      onSent(application);
    },
  });
  const first = firstOf(money.error);
  if (first !== undefined) return <ApplicationState application={first} again />;
  const over = isOver(money.error);
  return (
    <MoneyForm
      money={over ? { ...money, error: undefined } : money}
      submitLabel={t('apply.send')}
      onSubmit={() => money.submit(written)}
      summary={
        over ? (
          <p role="alert" className={styles.over}>
            {t('apply.over')}
          </p>
        ) : undefined
      }
    >
      <TextArea
        label={t('apply.comment')}
        hint={t('apply.commentHint')}
        value={written.text}
        onChange={(text) => change({ text })}
        max={APPLY_COMMENT_MAX}
        stops
        count={[...written.text].length}
        rows={3}
      />
      <PictureField current={pictures} pictures={written.pictures} onChange={(next) => change({ pictures: next })} />
    </MoneyForm>
  );
}
