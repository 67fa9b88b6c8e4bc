import { runRelease } from './release/command/program';
import { defaultSite } from './release/default-site';

process.exit(await runRelease(process.argv.slice(2), defaultSite()));
