import type { LaunchRequest } from '../launch/launch-request';

export interface AttemptProps {
  /** Identifies a visit of the page. */
  visit: string;
  request: LaunchRequest;
  title: string;
  /** The vendor's name. */
  vendorName: string;
  art: string | undefined;
  onExit: () => void;
  onStake: (stake: string) => void;
  onTitle: (title: string) => void;
  /** Hears when the game has opened. */
  onOpen: () => void;
  /** Nothing has opened in time. */
  onLate: () => void;
  /** The member wants another try. */
  onAgain: () => void;
  /** An amount that was moved into the vendor's purse before this try. */
  moved: string | undefined;
  /** An amount was moved into the vendor's purse. */
  onMoved: (amount: string) => void;
}
