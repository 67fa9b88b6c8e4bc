import { buildStudioPage } from '../tools/src/build/studio-page';

/** The platform serves the built page of the studio to its tests, as it does to members. */
export default (): Promise<void> => buildStudioPage();
