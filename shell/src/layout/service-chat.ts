import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { callQuery, queryClient } from '@foyer/shared/query';

const linksQuery = () => ({ ...callQuery('service'), staleTime: 10 * 60_000 });

const isWeb = (link: string): boolean => /^https?:\/\//.test(link);

/** Loads the chat's address in advance, so that the press itself can open it. */
export const prepareChat = (): void => void queryClient.prefetchQuery(linksQuery());

const sorry = (): void => bus.emit('toast:show', { text: text('shell', 'contact_service'), kind: 'message' });

/**
 * Opens the first chat link in a new tab without access to this page, or says that there is none (A068, S8-ERRORS-16). Browsers
 * open tabs only during the press, so an unknown address opens an empty tab first.
 */
export async function openChat(): Promise<void> {
  const known = queryClient.getQueryData(linksQuery().queryKey)?.find(isWeb);
  if (known) {
    window.open(known, '_blank', 'noopener');
    return;
  }
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  const links = await queryClient.fetchQuery(linksQuery()).catch(() => []);
  const link = links.find(isWeb);
  if (link && tab) tab.location.replace(link);
  else {
    tab?.close();
    sorry();
  }
}
