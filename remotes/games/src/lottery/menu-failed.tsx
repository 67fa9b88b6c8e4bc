import { QueryView } from '@foyer/shared/ui';
import type { useLotteryMenu } from './get-lottery-menu';

/** Says that the menu did not load, with another try, above lotteries that are there without it. */
export function MenuFailed({ menu }: { menu: ReturnType<typeof useLotteryMenu> }) {
  return (
    <QueryView query={menu} skeleton={null} failed={{ look: 'inline' }}>
      {() => null}
    </QueryView>
  );
}
