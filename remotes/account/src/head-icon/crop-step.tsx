import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import type { CropViewProps } from './crop-view';
import styles from './head-icon-sheet.module.css';
import { useCropView } from './use-crop-view';

export function CropStep(props: CropViewProps) {
  const shared = useT('shared');
  const { View, failed, retry } = useCropView();
  if (View) return <View {...props} />;
  if (failed) return <ErrorPanel look="inline" title={shared('error.offline')} onRetry={retry} />;
  return (
    <Loading>
      <Skeleton shape="block" className={styles.waiting} />
    </Loading>
  );
}
