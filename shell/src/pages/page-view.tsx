import { guardNames, judgeByFlags } from '@foyer/shared/flags/guards';
import { useHasTexts, useLanguage, useT } from '@foyer/shared/i18n';
import { Navigate } from '@foyer/shared/router';
import { ErrorPanel } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import { type FoundPage, type PartFailure, PartView } from '../federation';
import { loadTexts } from '../federation/texts';
import { Home } from '../home/home';
import { setUntitled } from '../layout/untitled';
import type { Place } from '../routes/place';
import { useDenial } from '../routes/use-guard';
import { CHANGE_PASSWORD, useFirstPassword } from '../session/first-password';
import { useLeaving } from '../session/leaving';
import { startUpStore, useStartUp } from '../startup/start-up';
import { usePromotions } from '../startup/use-promotions';
import { Denied } from './denied';
import { NotFound } from './not-found';
import { OwnBar } from './own-bar';
import { PageSkeleton } from './page-skeleton';

/** A failed page: names part and release and offers a retry (S2-ROUTES-67, A010). */
function PageFailure({ place, failure }: { place: Place; failure: PartFailure }) {
  const t = useT('shell');
  const { part, version, retry, busy } = failure;
  const titled = useHasTexts(part);
  useEffect(() => {
    setUntitled(titled ? undefined : part);
    return () => setUntitled(undefined);
  }, [part, titled]);
  const again = useRef(retry);
  again.current = retry;
  // What failed before the platform answered comes with the start that succeeds (decisions 62, 102).
  useEffect(
    () =>
      startUpStore.subscribe((now, before) => {
        const answered = before.state === 'failed' || (now.confirmed && !before.confirmed);
        if (answered && now.state === 'app') again.current();
      }),
    [],
  );
  return (
    <>
      <OwnBar place={place} />
      <ErrorPanel title={t('page.failed')} detail={`${part} ${version}`} onRetry={retry} busy={busy} />
    </>
  );
}

/** A denied page is not loaded, but its bar needs the title. */
function useTitleTexts(part: string, wanted: boolean): void {
  const language = useLanguage();
  useEffect(() => {
    if (wanted) loadTexts(part, language).catch(() => undefined);
  }, [part, language, wanted]);
}

function RemotePage({ page }: { page: FoundPage }) {
  const { part, expose, declaration } = page;
  const place: Place = { kind: 'page', page };
  const denial = useDenial(declaration.guard);
  const promotionsKnown = usePromotions();
  const leaving = useLeaving();
  const { confirmed } = useStartUp();
  const asks = guardNames(declaration.guard).some((name) => name.startsWith('promotion:'));
  // Kept flags never refuse a page, nor open one that depends on them: it would ask for what is switched off by now.
  const waits = !confirmed || (asks && !promotionsKnown);
  const skeleton = <PageSkeleton ownBar={declaration.bar === false} />;
  useTitleTexts(part, denial !== undefined);
  if (denial ? waits || leaving : waits && judgeByFlags(declaration.guard)) return skeleton;
  if (denial)
    return (
      <>
        <OwnBar place={place} />
        <Denied denial={denial} />
      </>
    );
  return (
    <PartView
      part={part}
      expose={expose}
      fallback={skeleton}
      failed={(failure) => <PageFailure place={place} failure={failure} />}
    />
  );
}

/** The content of an address, once the site has started. */
export function PageView({ place }: { place: Place }) {
  if (useFirstPassword()) return <Navigate to={CHANGE_PASSWORD} replace />;
  if (place.kind === 'home') return <Home />;
  return place.kind === 'page' ? <RemotePage page={place.page} /> : <NotFound />;
}
