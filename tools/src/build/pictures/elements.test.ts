import { elementWith, idsByName } from './elements';

const field = (name: string) =>
  `<div class="field"><label for="_R_${name}_">A &gt; b</label><input id="_R_${name}_" name="${name}"/></div>`;
const page = `<form><div>${field('own')}</div><div class="group"><b>More</b>${field('one')}${field('two')}</div><p>${field('three')}</p></form>`;

it('an element is the largest around a field that has no others', () => {
  expect(elementWith(page, 'one', ['one'])).toBe(field('one'));
  expect(elementWith(page, 'three', ['three'])).toBe(`<p>${field('three')}</p>`);
});

it('or none but some others', () => {
  const group = `<div class="group"><b>More</b>${field('one')}${field('two')}</div>`;
  for (const name of ['one', 'two']) expect(elementWith(page, name, ['one', 'two', 'four'])).toBe(group);
  expect(() => elementWith(page, 'four', ['four'])).toThrow('no field four');
});

it('ids are those of names, wherever they are named', () => {
  expect(idsByName(`<i id="_R_1_"></i>${field('one')}`)).toBe(
    `<i id="_R_1_"></i><div class="field"><label for="field-one">A &gt; b</label><input id="field-one" name="one"/></div>`,
  );
});
