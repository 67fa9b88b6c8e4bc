/** What `pnpm dev games --from` does beside the platform, in a process of its own: the wish of `develop` is its argument, as JSON. */
import { develop } from './develop';

await develop(JSON.parse(process.argv[2] ?? ''));
console.log('developed');
