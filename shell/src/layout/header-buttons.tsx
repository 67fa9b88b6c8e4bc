import { useLanguage, useT } from '@foyer/shared/i18n';
import { IconButton, MenuIcon } from '@foyer/shared/ui';
import { overlayStore, useOverlays } from '../overlays/overlay-store';
import { prepareOverlays } from '../overlays/prepare';
import { Flag } from '../preferences/flags';

/** Opens the language picker (S2-HEADER-11, S2-HEADER-17). */
export function LanguageButton() {
  const t = useT('shell');
  const language = useLanguage();
  const open = useOverlays((state) => state.languagesShow);
  return (
    <IconButton
      label={t('language.title')}
      icon={<Flag code={language} />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerDown={prepareOverlays}
      onClick={() => overlayStore.setState({ languagesShow: true })}
    />
  );
}

/** Toggles the menu (S4-HEADER-02). */
export function MenuButton() {
  const t = useT('shell');
  const open = useOverlays((state) => state.menuShow);
  return (
    <IconButton
      label={t('menu.title')}
      icon={<MenuIcon />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerDown={prepareOverlays}
      onClick={() => overlayStore.setState({ menuShow: !open })}
    />
  );
}
