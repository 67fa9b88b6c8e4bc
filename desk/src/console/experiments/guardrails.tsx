import { useT } from '@foyer/shared/i18n';
import { GUARDRAILS } from '@foyer/shared/remote';
import { Checkbox } from '@foyer/shared/ui';
import styles from '../console.module.css';
import type { Draft } from './draft';

interface GuardrailsProps {
  readonly chosen: Draft['guardrails'];
  readonly onChange: (chosen: Draft['guardrails']) => void;
}

/** What must not get worse. */
export function Guardrails({ chosen, onChange }: GuardrailsProps) {
  const t = useT('console');
  return (
    <fieldset className={styles.set}>
      <legend>{t('start.guardrails')}</legend>
      <div className={styles.checks}>
        {GUARDRAILS.map((each) => (
          <Checkbox
            key={each}
            label={t(`metric.${each}`)}
            checked={chosen.includes(each)}
            onChange={({ currentTarget }) =>
              onChange(GUARDRAILS.filter((of) => (of === each ? currentTarget.checked : chosen.includes(of))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
