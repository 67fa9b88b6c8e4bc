import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partsMap, withParts } from './compose/parts-of-compose';
import { partNames, root } from './paths';

// `pnpm compose`: writes the list of parts into docker-compose.yml and the edge's map.
const file = path.join(root, 'docker-compose.yml');
writeFileSync(file, withParts(readFileSync(file, 'utf8'), partNames));
writeFileSync(path.join(root, 'tools/deploy/nginx/parts.map'), partsMap(partNames));
console.log(`docker-compose.yml serves ${partNames.join(', ')}.`);
