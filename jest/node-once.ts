import path from 'node:path';
import { makeTemplate } from '../platform/src/testing/template';
import { buildStudioPage } from '../tools/src/build/studio-page';

/** Makes what all tests of the platform share: the studio's page, which they serve as built, and a migrated database. */
export default async (): Promise<void> => {
  const [template] = await Promise.all([
    makeTemplate(path.join(import.meta.dirname, '..', '.cache', 'test')),
    buildStudioPage(),
  ]);
  process.env['TEST_TEMPLATE'] = template;
};
