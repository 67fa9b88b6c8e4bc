import { useT } from '@foyer/shared/i18n';
import { QrCode } from '@foyer/shared/sharing';
import { Button, Dialog } from '@foyer/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../front/form/select-field';
import { useFront } from '../../front/front';
import styles from '../console.module.css';
import { consoleCall } from '../console-call';
import { Time } from '../moment';
import type { Report } from '../shapes';

interface PreviewDialogProps {
  readonly report: Report;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows a link to one arm as a picture that a phone reads. Who opens it is counted nowhere. */
export function PreviewDialog({ report, open, onClose }: PreviewDialogProps) {
  const t = useT('console');
  const { failure } = useFront();
  const { name, arms } = report;
  const [arm, setArm] = useState(arms[1]?.arm ?? '');
  const link = useMutation({
    mutationFn: () =>
      consoleCall<{ readonly url: string; readonly until: number }>(
        `/experiments/${encodeURIComponent(name)}/preview`,
        {
          ...{ method: 'POST', body: { arm } },
        },
      ),
  });
  return (
    <Dialog
      open={open}
      title={t('preview.title')}
      onClose={onClose}
      actions={
        <Button full variant="primary" busy={link.isPending} onClick={() => link.mutate()}>
          {t('preview.make')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.hint}>{t('preview.hint')}</p>
        <SelectField
          label={t('report.arm')}
          value={arm}
          options={arms.map((each) => ({ value: each.arm, label: `${each.arm} (${each.version})` }))}
          onChange={(value) => {
            link.reset();
            setArm(value);
          }}
        />
        {link.error === null ? null : (
          <p role="alert" className={styles.failure}>
            {failure(link.error)}
          </p>
        )}
        {link.data === undefined ? null : (
          <>
            <QrCode address={link.data.url} title={t('preview.code', { arm })} className={styles.code} />
            <a className={styles.address} href={link.data.url} target="_blank" rel="noreferrer">
              {link.data.url}
            </a>
            <p className={styles.hint}>
              {t('preview.until')} <Time at={link.data.until} />
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
