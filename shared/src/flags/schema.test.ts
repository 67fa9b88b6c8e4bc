import { definitions, properties } from '../../remote.schema.json';
import { AGENT_MENU, FLAGS } from '../contract/flag-names';
import { NO_PARTS, SLOTS } from '../remote';
import { GUARD_NAMES } from './guards';

it('guards and slots that a remote.json may name, and names that it may not have, are those of the code', () => {
  const [plain, flags, menu] = definitions.guardName.anyOf;
  expect(plain?.enum).toEqual(GUARD_NAMES);
  expect(flags?.enum).toEqual(FLAGS.map((flag) => `flag:${flag}`));
  expect(menu?.enum).toEqual(AGENT_MENU.map((name) => `menu:${name}`));
  expect(properties.name.not.enum).toEqual(['shell', ...NO_PARTS]);
  expect(definitions.slot.enum).toEqual(SLOTS);
});
