import { useT } from '@foyer/shared/i18n';
import { Field } from '@foyer/shared/ui';
import type { Ref } from 'react';
import styles from './writing.module.css';

interface TextAreaProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  /** Code points that the text may have. */
  max: number;
  /** Whether what goes beyond is not taken at all, instead of being an error. */
  stops?: boolean | undefined;
  /** Code points so far. */
  count: number;
  rows: number;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The counter is read out from this many code points before the end on. */
const NEAR = 20;

/** A field of several lines with a counter, which is read out near its end. */
export function TextArea({ label, hint, error, value, onChange, max, stops, count, rows, ref }: TextAreaProps) {
  const t = useT('content');
  const left = max - count;
  return (
    <div className={styles.writing}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={ref}
            rows={rows}
            value={value}
            className={styles.area}
            data-failed={control['aria-invalid'] || undefined}
            onChange={({ currentTarget: { value: typed } }) =>
              onChange(stops ? [...typed].slice(0, max).join('') : typed)
            }
          />
        )}
      </Field>
      <p aria-hidden="true" className={styles.counter} data-over={left < 0 || undefined}>
        {t('writing.count', { count, max })}
      </p>
      <p role="status" className="visually-hidden">
        {left > NEAR ? '' : left < 0 ? t('writing.over', { count: -left }) : t('writing.left', { count: left })}
      </p>
    </div>
  );
}
