import { adopt, registerBrought } from './nginx/adopt-releases';
import { defaultSite } from './release/default-site';

/** Commands that change nothing, not even what is known: they look at the host as it lies. */
const ONLY_LOOK = /^(?:verify|history|help|--help|-h)$/;

/**
 * Entry of the release image, for the host in `DATA_DIR`. Alone it adopts what images of parts brought. With the words of a release
 * command (`adopt.js list`) it registers what they brought since, and then runs that command, so that no command speaks of a host on
 * which an image's release lies and is unknown (decision 91).
 */
const words = process.argv.slice(2);
const site = defaultSite();
if (words.length === 0) {
  const { done, refused } = await adopt(site);
  for (const line of done) console.log(line);
  for (const sentence of refused) console.error(sentence);
  if (refused.length > 0) process.exit(1);
} else {
  if (!ONLY_LOOK.test(words[0] ?? '')) {
    const { done, refused } = await registerBrought(site);
    // Apart from the command's own answer, which a program may read.
    for (const line of [...done, ...refused]) console.error(line);
  }
  await import('./release');
}
