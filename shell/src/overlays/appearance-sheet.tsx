import { useT } from '@foyer/shared/i18n';
import { Drawer } from '@foyer/shared/ui';
import { Appearance } from './appearance';
import { overlayStore, useOverlays } from './overlay-store';

/** What the menu says about the look of the site, for pages that lead to it (`appearance:open`). */
export function AppearanceSheet() {
  const t = useT('shell');
  const open = useOverlays((state) => state.appearanceShow);
  return (
    <Drawer open={open} title={t('appearance.title')} onClose={() => overlayStore.setState({ appearanceShow: false })}>
      <Appearance />
    </Drawer>
  );
}
