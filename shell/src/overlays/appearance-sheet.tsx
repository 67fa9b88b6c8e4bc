import { useT } from '@foyer/shared/i18n';
import { Drawer } from '@foyer/shared/ui';
import { frameStore, useFrame } from '../frame/frame-store';
import { Appearance } from './appearance';

/** What the menu says about the look of the site, for pages that lead to it (`appearance:open`). */
export function AppearanceSheet() {
  const t = useT('shell');
  const open = useFrame((state) => state.appearanceShow);
  return (
    <Drawer open={open} title={t('appearance.title')} onClose={() => frameStore.setState({ appearanceShow: false })}>
      <Appearance />
    </Drawer>
  );
}
