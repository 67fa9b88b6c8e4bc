import { useSession } from '@foyer/shared/session';
import { useEffect, useMemo, useState } from 'react';
import { notices, popups, useAnnouncements } from '../announcements/get-announcements';
import { isNoticeDue, isPopupDue, popupsFor, rememberNotice, rememberPopup } from './popup-rules';
import { useClearView } from './use-clear-view';
import { useDialogs } from './use-dialogs';
import { useHomeFor } from './use-home-for';

/** Milliseconds between the mount of home and its pop-ups (S9-CONST-01). */
const DELAY = 500;

type Shown = 'none' | 'announcement' | 'notice';

/**
 * Home's pop-ups, one at a time: announcements, then notices (S2-HOME-05, S2-HOME-14, A061). The dialogs are loaded on demand.
 */
export default function HomeDialogs() {
  const here = useHomeFor(DELAY);
  const session = useSession((state) => state.session);
  // Kept announcements may be withdrawn by now, so pop-ups wait for the platform's answer.
  const { data: list, isFetched } = useAnnouncements(here);
  const data = isFetched ? list : undefined;
  const items = useMemo(() => popupsFor(popups(data), session), [data, session]);
  const lines = useMemo(() => notices(data), [data]);
  const [shown, setShown] = useState<Shown>('none');

  useEffect(() => {
    if (!here) setShown('none');
    else if (isPopupDue(items, session)) setShown('announcement');
    else setShown((now) => (now === 'notice' || isNoticeDue(lines) ? 'notice' : 'none'));
  }, [here, items, lines, session]);

  const clear = useClearView(shown !== 'none');
  const dialogs = useDialogs(shown !== 'none');
  if (!dialogs || !clear || shown === 'none') return null;
  const { AnnouncementPopup, NoticePopup } = dialogs;
  return shown === 'announcement' ? (
    <AnnouncementPopup
      key={items.map(({ id }) => id).join()}
      items={items}
      onClose={() => rememberPopup(items, session)}
      onClosed={() => setShown(isNoticeDue(lines) ? 'notice' : 'none')}
    />
  ) : (
    <NoticePopup notices={lines} onShown={rememberNotice} onClosed={() => setShown('none')} />
  );
}
