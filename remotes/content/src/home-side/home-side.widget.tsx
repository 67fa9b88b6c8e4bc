import { useContacts } from './get-contacts';
import { Side } from './side';
import { useInvites } from './use-invite';

/** The merchant's contacts at the side of home, and the way to invite friends while that is promoted (A054, A072). */
export default function HomeSide() {
  const contacts = useContacts();
  const invites = useInvites();
  return contacts || invites ? <Side contacts={contacts} invites={invites} /> : null;
}
