import { buildStudioPage } from '../tools/src/build/studio-page';

/** Builds the studio's page once, because tests of the platform serve the built page. */
export default (): Promise<void> => buildStudioPage();
