import { plays } from '../testing/lottery-fixtures';
import { filled, fillsOf, randomChoices } from './fills';
import { choicesIn, columnsOf, picksOf } from './picks';
import { bestRate, ratesText } from './rates';

const { size, digit, straight, pair, mixed, sum, face, firstTwo, six } = plays;
const of = (play: Parameters<typeof randomChoices>[0], ...chosen: string[][]) => picksOf(play.form, chosen, 100);

describe('the picks of choices', () => {
  it('are a line for each option, and for each choice of each place', () => {
    expect(of(size, ['big', 'small'])).toEqual(['big', 'small']);
    expect(of(digit, ['7'], [], ['0', '1'])).toEqual(['1:7', '3:0', '3:1']);
  });

  it('take one digit of each place, in order', () => {
    expect(of(straight, ['1'], ['2', '3'], ['4'])).toEqual(['124', '134']);
    expect(of(straight, ['1'], [], ['4'])).toEqual([]);
  });

  it('have as many different digits as the play asks for, each combination once', () => {
    expect(of(pair, ['7'], ['5', '7'], ['7'])).toEqual(['577']);
    expect(of(pair, ['5'], ['6'], ['7'])).toEqual([]);
    expect(columnsOf(mixed.form)).toHaveLength(1);
    expect(of(mixed, ['3', '1', '2'])).toEqual(['123']);
    expect(of(mixed, ['4', '3', '2', '1'])).toEqual(['234', '134', '124', '123'].sort());
  });

  it('take no number of a race twice, and any number of others in all combinations', () => {
    expect(of(firstTwo, ['03'], ['03'])).toEqual([]);
    expect(of(firstTwo, ['03', '10'], ['03', '07'])).toEqual(['10-03', '03-07', '10-07']);
    expect(of(six, ['06', '05', '04', '03', '02', '01'])).toEqual(['01-02-03-04-05-06']);
    expect(of(six, ['01', '02', '03', '04', '05', '06', '45'])).toHaveLength(7);
  });

  it('stop as soon as there are too many', () => {
    const [column] = columnsOf(six.form);
    expect(picksOf(six.form, [column!.options], 100)).toHaveLength(101);
  });
});

it.each<[keyof typeof plays, string, boolean]>([
  ['size', 'big', true],
  ['size', 'huge', false],
  ['digit', '3:0', true],
  ['digit', '4:0', false],
  ['digit', '0:0', false],
  ['straight', '007', true],
  ['straight', '07', false],
  ['straight', '0a7', false],
  ['pair', '557', true],
  ['pair', '567', false],
  ['pair', '555', false],
  ['firstTwo', '03-10', true],
  ['firstTwo', '03-03', false],
  ['firstTwo', '3-10', false],
  ['firstTwo', '11-10', false],
  ['six', '01-02-03-04-05-06', true],
  ['six', '01-02-03-04-05', false],
  ['six', '01-02-03-04-05-46', false],
])('a pick of %s that reads %s is one of the play: %s', (play, pick, is) => {
  expect(choicesIn(plays[play].form, pick) !== undefined).toBe(is);
});

describe('buttons that fill in', () => {
  it('go by the middle and by parity', () => {
    const digits = [...'0123456789'];
    expect(filled(digits, 'big')).toEqual([...'56789']);
    expect(filled(digits, 'small')).toEqual([...'01234']);
    expect(filled(digits, 'odd')).toEqual([...'13579']);
    expect(filled([...'123456'], 'big')).toEqual([...'456']);
    expect(filled(sum.form.options, 'small')).toEqual(['4', '5']);
    expect(filled(size.form.options, 'odd')).toEqual([]);
  });

  it('are left away where they would make too many lines', () => {
    const words = (play: Parameters<typeof fillsOf>[0]) => fillsOf(play, columnsOf(play.form)[0]!, 100);
    expect(words(digit)).toEqual(['big', 'small', 'odd', 'even']);
    expect(words(face)).toEqual(['big', 'small', 'odd', 'even']);
    expect(words(six)).toEqual([]);
    expect(words(size)).toEqual([]);
  });

  it('choose by chance what makes exactly one pick of the play', () => {
    for (const play of Object.values(plays)) {
      const found = new Set<string>();
      for (let time = 0; time < 60; time += 1) {
        const [pick, ...more] = picksOf(play.form, randomChoices(play), 100);
        expect([play.id, more, choicesIn(play.form, pick ?? '')]).toEqual([play.id, [], expect.any(Array)]);
        found.add(pick ?? '');
      }
      expect([play.id, found.size > 1]).toEqual([play.id, true]);
    }
  });
});

it('are paid by their own rate, else by all of their play', () => {
  expect([bestRate(sum, '17'), bestRate(face, '1')]).toEqual(['68', '4']);
  expect([ratesText(sum, '16'), ratesText(face, '6'), ratesText(six, '')]).toEqual([
    '×34',
    '×2 · ×3 · ×4',
    '×10 · ×180 · ×8,000 · ×1,000,000',
  ]);
});
