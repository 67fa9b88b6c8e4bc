import './boot/start-later';
import '@foyer/shared/ui/base.css';
import './federation/provided';
import { currentLanguage } from '@foyer/shared/i18n';
import { providePages, provideTexts } from '@foyer/shared/shell';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { tellLater } from './beacons/tell-later';
import { shellHasStarted } from './boot/shell-has-started';
import { boot } from './boot/state';
import { loadTextsOfParts } from './federation';
import { describeAllLater, ensureShellKnown } from './federation/description';
import { reportExposure, tellWhoLogsIn } from './federation/exposure';
import { ensurePart } from './federation/part-cache';
import { prefetchAtTouch } from './federation/prefetch';
import { handOver } from './picture/hand-over';
import { showTextSize } from './preferences/text-size';
import { showPreview } from './preview/show-preview';
import { keepServiceWorkerLater } from './service-worker/keep-service-worker';
import { isOffered } from './startup/offered';
import { startUp } from './startup/start-up';
import { Stranded } from './stranded';
import { watchTakenBackLater } from './taken-back/watch-later';
import { loadShellTexts } from './texts';

providePages(isOffered);
provideTexts((code) => Promise.all([loadShellTexts(code), loadTextsOfParts(code)]));

/** The document's own frame shows until texts and configuration are here. */
async function start(root: ReturnType<typeof createRoot>): Promise<void> {
  try {
    // Before discovery the guard knows no file and would reject the texts.
    await boot().ready;
    // Starts now, so that the first render may show the page at once.
    void startUp();
    // Opens what the visitor sees first while the texts load. Its place on the page shows a failure.
    const opened = boot().first.flatMap(([part, exposes]) => exposes.map((expose) => ensurePart(part, expose)));
    await ensureShellKnown(currentLanguage());
    // They load more of the shell when nobody waits, which the guard must know. A second try of a person adds nothing.
    keepServiceWorkerLater();
    tellLater();
    await loadShellTexts(currentLanguage());
    showPreview();
    root.render(<App />);
    void reportExposure('shell', boot().versions['shell'] ?? '');
    void Promise.all(opened).then(describeAllLater);
  } catch (error) {
    reportError(error);
    root.render(<Stranded retry={() => void start(root)} />);
  }
}

showTextSize();

const place = document.getElementById('app');
if (!place) throw new Error('The page has no #app to put the site in');
handOver(place);
void start(createRoot(place));
shellHasStarted();
tellWhoLogsIn();
prefetchAtTouch();
watchTakenBackLater();
