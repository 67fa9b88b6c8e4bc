import { barColours } from './colours';

it('are those of the merchant where they can be read', () => {
  expect(barColours('#0B3D2E', '#fff')).toEqual({ ground: '#0b3d2e', ink: '#ffffff' });
  expect(barColours(' rgb(255, 240, 0) ', 'black')).toEqual({ ground: '#fff000', ink: '#000000' });
});

it.each([
  ['#777', '#888', { ground: '#777777', ink: '#000000' }],
  ['#fff', '#fffffe', { ground: '#ffffff', ink: '#231d2c' }],
  ['#0b3d2e', undefined, { ground: '#0b3d2e', ink: '#ffffff' }],
  [undefined, '#ffd700', { ground: '#1c1926', ink: '#ffd700' }],
  ['', '#101010', { ground: '#ffffff', ink: '#101010' }],
  [undefined, undefined, undefined],
])('have a readable partner instead: %s with %s', (ground, ink, shown) =>
  expect(barColours(ground, ink)).toEqual(shown),
);

it.each([
  'url(https://spy.example/who.png)',
  'red;position:fixed',
  '#fff;background:url(//spy.example)',
  'var(--c-raised)',
  '#12',
  '#12345',
  '#gggggg',
  'rgb(256, 0, 0)',
  'rgb(1,2)',
  'constructor',
  'transparent',
])('are colours and nothing else: %s', (value) => {
  expect(barColours(value, undefined)).toBeUndefined();
  expect(barColours(undefined, value)).toBeUndefined();
  expect(barColours('#000', value)).toEqual({ ground: '#000000', ink: '#ffffff' });
});

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it('can be read, whatever the merchant chose', () => {
  const parts = ['00', '33', '66', '99', 'cc', 'ff'];
  const colours = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
  const choices = [undefined, ...colours];
  const unreadable = choices.flatMap((background) =>
    choices.filter((words) => {
      const shown = barColours(background, words);
      if (shown === undefined) return background !== undefined || words !== undefined;
      const [dark = 0, light = 0] = [luminance(shown.ground), luminance(shown.ink)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) < 4.5;
    }),
  );
  expect(choices).toHaveLength(217);
  expect(unreadable).toEqual([]);
});
