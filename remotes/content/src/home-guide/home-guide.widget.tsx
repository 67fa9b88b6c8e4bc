import { slotsOfRemote } from '@foyer/shared/storage';
import { useState } from 'react';
import { deviceFacts } from '../download/device-facts';
import { useDownloads } from '../download/get-download-links';
import { useClearView } from '../home-dialogs/use-clear-view';
import { useLate } from '../use-late';

const hidden = slotsOfRemote('content').namedText('A2HS_HIDDEN');

/** On iOS, in its browser, until somebody put it away (A067). */
function isDue(): boolean {
  const { system, installed, clip, native } = deviceFacts();
  return system === 'ios' && !installed && !clip && !native && hidden.get() !== '1';
}

const load = () => import('./guide');

/** The guide to the home screen, at home's end; pop-ups go first (S1-A2HS-01, A061). Loads nothing where it does not show. */
export default function HomeGuide() {
  const [due, setDue] = useState(isDue);
  const { data, isFetched } = useDownloads(due);
  const clear = useClearView(due);
  const file = useLate(due && clear, load);
  // The button for the profile must not push the rest away, so the links are waited for; without an answer there is no button.
  if (!due || !clear || !file || !isFetched) return null;
  const close = () => {
    hidden.set('1');
    setDue(false);
  };
  return <file.Guide profile={data?.offers.find(({ kind }) => kind === 'profile')?.href} onClose={close} />;
}
