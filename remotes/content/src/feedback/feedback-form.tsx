import { ApiError } from '@foyer/shared/api';
import { FEEDBACK, FEEDBACK_TYPES, pointsOf } from '@foyer/shared/contract';
import { stampText, useT } from '@foyer/shared/i18n';
import { MoneyForm, useMoneySubmit } from '@foyer/shared/money';
import { Button, CheckIcon, SegmentedControl } from '@foyer/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { PictureField } from '../writing/picture-field';
import { TextArea } from '../writing/text-area';
import { useWriting } from '../writing/use-writing';
import styles from './feedback.module.css';
import { refreshFeedback, sendFeedback, typeOf } from './get-feedback';

/** When the next one may be sent, if that is why this one was refused (B040). */
function untilOf(error: unknown): number | undefined {
  const value: unknown = error instanceof ApiError && error.code === 'rate.limited' ? error.value : undefined;
  const until = typeof value === 'object' && value !== null && 'until' in value ? value.until : undefined;
  return typeof until === 'number' ? until : undefined;
}

function Thanks({ onAnother }: { onAnother: () => void }) {
  const t = useT('content');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <CheckIcon className={styles.done} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('feedback.thanks')}
      </h2>
      <p className={styles.muted}>{t('feedback.thanksNote')}</p>
      <Button full onClick={onAnother}>
        {t('feedback.another')}
      </Button>
    </div>
  );
}

/** What a member tells the merchant: kind, text and pictures, sent once (A049, B040). */
export function FeedbackForm() {
  const t = useT('content');
  const { written, change, pictures, clear } = useWriting('feedback', { type: 'site', text: '', pictures: [] });
  const [checked, setChecked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const money = useMoneySubmit({
    operation: 'sendFeedback',
    send: sendFeedback,
    onDone: () => {
      clear();
      setChecked(false);
      refreshFeedback();
    },
  });
  const count = pointsOf(written.text);
  const fits = count >= FEEDBACK.min && count <= FEEDBACK.max;
  const range = t('feedback.range', { min: FEEDBACK.min, max: FEEDBACK.max });
  const until = untilOf(money.error);
  const submit = () => {
    setChecked(true);
    if (fits) money.submit(written);
    else area.current?.focus();
  };
  if (money.state === 'done') return <Thanks onAnother={money.startOver} />;
  return (
    <MoneyForm
      money={until === undefined ? money : { ...money, error: undefined }}
      submitLabel={t('feedback.send')}
      onSubmit={submit}
      summary={
        until === undefined ? undefined : (
          <p role="alert" className={styles.full}>
            {t('feedback.full', {
              max: FEEDBACK.perDay,
              time: stampText(until),
            })}
          </p>
        )
      }
    >
      <SegmentedControl
        look="chips"
        label={t('feedback.about')}
        items={FEEDBACK_TYPES.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
        value={typeOf(written.type)}
        onChange={(type) => change({ type })}
      />
      <TextArea
        ref={area}
        label={t('feedback.text')}
        hint={range}
        error={(checked && !fits) || count > FEEDBACK.max ? range : undefined}
        value={written.text}
        onChange={(text) => change({ text })}
        max={FEEDBACK.max}
        count={count}
        rows={6}
      />
      <PictureField current={pictures} pictures={written.pictures} onChange={(next) => change({ pictures: next })} />
    </MoneyForm>
  );
}
