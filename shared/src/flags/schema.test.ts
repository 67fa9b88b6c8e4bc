import { definitions } from '../../remote.schema.json';
import { SLOTS } from '../remote';
import { GUARD_NAMES } from './guards';
import { FLAGS } from './names';

it('guards and slots that a remote.json may name are those of the code', () => {
  const [plain, flags] = definitions.guardName.anyOf;
  expect(plain?.enum).toEqual(GUARD_NAMES);
  expect(flags?.enum).toEqual(Object.keys(FLAGS).map((flag) => `flag:${flag}`));
  expect(definitions.slot.enum).toEqual(SLOTS);
});
