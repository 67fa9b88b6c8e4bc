import { useT } from '@foyer/shared/i18n';
import { Drawer } from '@foyer/shared/ui';
import { Appearance } from './appearance';
import { overlayStore, useOverlays } from './overlay-store';

/** The menu's choices of appearance as a sheet (`appearance:open`). */
export function AppearanceSheet() {
  const t = useT('shell');
  const open = useOverlays((state) => state.appearanceShow);
  return (
    <Drawer open={open} title={t('appearance.title')} onClose={() => overlayStore.setState({ appearanceShow: false })}>
      <Appearance />
    </Drawer>
  );
}
