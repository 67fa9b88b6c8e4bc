import { didYouMean } from './nearest';

it.each([
  ['gmaes', ['shell', 'games', 'wallet'], ' Did you mean games?'],
  ['Games', ['games'], ' Did you mean games?'],
  ['3f2a', ['1.0.0-3f2a91c0', '1.0.0-77aa01de'], ' Did you mean 1.0.0-3f2a91c0?'],
  ['1.5', ['1.5.0', '1.5.1', '1.4.0'], ' Did you mean 1.5.0 or 1.5.1?'],
  ['1.4.2', ['1.4.0', '1.4.1', '1.3.9'], ' Did you mean 1.4.0 or 1.4.1?'],
  ['arcade', ['games', 'wallet'], ''],
  ['W', ['W3'], ' Did you mean W3?'],
  ['x', [], ''],
])('of %j among %j', (word, known, said) => {
  expect(didYouMean(word, known)).toBe(said);
});
