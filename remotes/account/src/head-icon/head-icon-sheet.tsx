import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Drawer, ErrorPanel } from '@foyer/shared/ui';
import { useState } from 'react';
import { ChooseStep } from './choose-step';
import { CropStep } from './crop-step';
import { useHeadIcons } from './get-head-icons';
import styles from './head-icon-sheet.module.css';
import { useSetHeadIcon } from './set-head-icon';
import { useUpload } from './use-upload';

interface HeadIconSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Sets the head icon to an offered picture or an uploaded square. A refused choice stays selected. */
export function HeadIconSheet({ open, onClose }: HeadIconSheetProps) {
  const t = useT('account');
  const shared = useT('shared');
  const icons = useHeadIcons(open);
  const [picked, setPicked] = useState<string>();
  const upload = useUpload();
  const setting = useSetHeadIcon(() => close());
  const back = () => {
    upload.drop();
    setting.reset();
  };
  const close = () => {
    back();
    setPicked(undefined);
    onClose();
  };
  const problem = setting.error ? shared(errorTextKey(setting.error)) : upload.problem && t(upload.problem);
  return (
    <Drawer open={open} onClose={close} title={t(upload.src === undefined ? 'headIcon.title' : 'headIcon.crop')}>
      <div className={styles.sheet}>
        {upload.src === undefined ? (
          <ChooseStep
            icons={icons}
            picked={picked}
            busy={setting.isPending}
            onPick={(path) => {
              setPicked(path);
              back();
            }}
            onUse={(icon) => setting.mutate({ icon })}
            onFile={(file) => {
              setting.reset();
              void upload.take(file);
            }}
          />
        ) : (
          <CropStep
            src={upload.src}
            busy={setting.isPending}
            onCancel={back}
            onCrop={(image) => setting.mutate({ image })}
            onUnreadable={upload.refuse}
          />
        )}
        {problem ? <ErrorPanel look="inline" title={problem} /> : null}
      </div>
    </Drawer>
  );
}
