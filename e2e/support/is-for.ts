import { denialOf } from '@foyer/shared/flags/guards';
import { declaredPages } from './remotes';

/**
 * Whether the guards of an address let somebody of a type in, as far as they tell without flags; no type is a
 * visitor. A page that is refused only shows home or a note; shell/src/pages/access.test.tsx sees that it is.
 */
export function isFor(address: string, type: number | undefined): boolean {
  const { pathname } = new URL(address, 'http://any');
  const page = declaredPages.find((each) => each.address === pathname);
  const person = { hasSession: type !== undefined, type, member: undefined, flags: undefined };
  return denialOf(page?.declaration.guard, person) === undefined;
}
