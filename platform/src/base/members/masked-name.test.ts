import { maskedName } from './masked-name';

it.each([
  ['Mali', 'Ma***'],
  ['Jo', 'J***'],
  ['x', '***'],
  ['', '***'],
  ['ปิ่นทิพย์', 'ปิ่น***'],
  ['👩‍👩‍👧x', '👩‍👩‍👧***'],
])('%s is shown as %s', (name, shown) => expect(maskedName(name)).toBe(shown));
