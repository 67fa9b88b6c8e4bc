import { AppearanceSheet } from './appearance-sheet';
import { LanguageSheet } from './language-sheet';
import { LoginDialog } from './login-dialog';
import { MenuDrawer } from './menu-drawer';
import { SignOutDialog } from './sign-out-dialog';

export function Overlays() {
  return (
    <>
      <MenuDrawer />
      <LanguageSheet />
      <AppearanceSheet />
      <LoginDialog />
      <SignOutDialog />
    </>
  );
}
