import { buildPart } from './build/build-part';
import { buildConsole, buildDesk } from './build/desk';
import { buildStudioPage } from './build/studio-page';
import { isPartName, partNames } from './paths';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(`Not a part: ${unknown.join(', ')}. Parts are ${partNames.join(', ')}.`);
  process.exit(1);
}
if (wanted.length === 0) {
  await buildStudioPage();
  for (const [name, build] of [
    ['desk', buildDesk],
    ['console', buildConsole],
  ] as const) {
    const { version, fresh } = await build();
    console.log(`${name} ${version} ${fresh ? 'built' : 'was built before'}`);
  }
}
for (const part of partNames.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const start = performance.now();
  const { info, fresh } = await buildPart(part);
  console.log(
    `${part} ${info.version} ${fresh ? `built in ${((performance.now() - start) / 1000).toFixed(1)} s` : 'was built before'}`,
  );
}
