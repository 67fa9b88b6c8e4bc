import { isPartName, partFolder } from '../../paths';
import { remoteConfig } from '../remote-config';
import { run } from '../run';

const [part = '', out = ''] = process.argv.slice(2);
if (!isPartName(part)) throw new Error(`${part} is not a part`);
const config = remoteConfig({ part, version: '1.0.0', folder: partFolder(part), out });
await run({ ...config, cache: false, devtool: false, optimization: { ...config.optimization, minimize: false } });
