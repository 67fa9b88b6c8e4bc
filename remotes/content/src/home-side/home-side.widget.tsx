import { usePromoted } from '@foyer/shared/flags';
import { hasPage } from '@foyer/shared/router';
import { useContacts } from './get-contacts';
import { Side } from './side';

/** The merchant's contacts at the side of home, and the way to invite friends while that is promoted (A054, A072). */
export default function HomeSide() {
  const contacts = useContacts();
  const invites = usePromoted('REFERRAL') && hasPage('/m/inviteFriends');
  return contacts || invites ? <Side contacts={contacts} invites={invites} /> : null;
}
