import { brokenRule, type Rule, type ValueType } from '@foyer/shared/validation';
import fc from 'fast-check';

const passes = async (value: unknown, rule: Omit<Rule, 'message'>): Promise<boolean> =>
  (await brokenRule(value, [{ ...rule, message: 'wrong' }])) === undefined;

/** Expects all values of `good` to pass the rule, and none of `bad`. */
async function tells(rule: Omit<Rule, 'message'>, good: readonly unknown[], bad: readonly unknown[]): Promise<void> {
  for (const value of good) expect([value, await passes(value, rule)]).toEqual([value, true]);
  for (const value of bad) expect([value, await passes(value, rule)]).toEqual([value, false]);
}

describe('the generic validator', () => {
  it('required', async () => {
    await proves('S5-VALIDATION-10', () =>
      tells({ required: true }, [0, false, ' ', 'a', [0]], [undefined, null, '', []]),
    );
  });

  it('whitespace', async () => {
    await proves('S5-VALIDATION-11', () =>
      tells({ whitespace: true }, [' a ', 'a', 5, [' '], []], ['', undefined, null, '  ', '\t\n', '\u3000']),
    );
  });

  it('type', async () => {
    await proves('S5-VALIDATION-12', async () => {
      const values: Record<string, unknown> = { string: 'a', number: 1, boolean: true, array: [1], object: { a: 1 } };
      for (const type of Object.keys(values) as ValueType[]) {
        const others = Object.entries(values).filter(([kind]) => kind !== type);
        await tells(
          { type },
          [values[type]],
          others.map(([, value]) => value),
        );
      }
      await tells({ type: 'number' }, [0, -1.5], ['1', Number.NaN]);
    });
  });

  it('range, bounds included', async () => {
    await proves('S5-VALIDATION-13', async () => {
      await tells({ min: 2, max: 4 }, [2, 3.5, 4, 'ab', 'abcd', [1, 2], [1, 2, 3, 4]], [1.99, 4.01, 'a', 'abcde', [1]]);
      await tells({ min: 0, max: 0 }, [0], [1, -1, 'a']);
    });
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer(), fc.integer(), async (value, one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        expect(await passes(value, { min, max })).toBe(value >= min && value <= max);
      }),
    );
  });

  it('enum', async () => {
    await proves('S5-VALIDATION-14', () => tells({ enum: ['a', 1, true] }, ['a', 1, true], ['b', '1', 2, false]));
  });

  it('pattern', async () => {
    await proves('S5-VALIDATION-15', () => tells({ pattern: /^a+$/ }, ['a', 'aaa'], ['b', 'ab', ' a']));
    // A global pattern keeps `lastIndex`; the answer must not depend on it.
    await tells({ pattern: /^a+$/g }, ['aa', 'aa', 'aa'], ['ab']);
  });

  it('length', async () => {
    await proves('S5-VALIDATION-16', () => tells({ len: 2 }, ['ab', [1, 2], 2], ['a', 'abc', [1], [1, 2, 3], 3, 1]));
  });

  it('min and max count texts by characters', async () => {
    await proves('S5-VALIDATION-17', async () => {
      await tells({ max: 1 }, ['😀', '𠮷', 'ก'], ['😀😀', 'ab']);
      await tells({ min: 2 }, ['😀😀', 'ab'], ['😀', 'a']);
    });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(20), async (text, bound) => {
        const { length } = [...text];
        expect(await passes(text, { min: bound })).toBe(length >= bound);
        expect(await passes(text, { max: bound })).toBe(length <= bound);
        expect(await passes(text, { len: bound })).toBe(length === bound);
      }),
    );
  });

  it('email under 255 characters', async () => {
    const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    await proves(['S5-VALIDATION-18', 'S9-CONST-48'], async () => {
      expect([email(254).length, email(255).length]).toEqual([254, 255]);
      await tells({ type: 'email' }, [email(254)], [email(255)]);
    });
    await proves('S5-VALIDATION-18', () =>
      tells(
        { type: 'email' },
        ['a@x.info', 'a.b+c@mail.example.com', 'สมชาย@example.com'],
        ['a', 'a@', '@x.com', 'a@x', 'a b@x.com', 'a@x..com', 'a@@x.com', 5],
      ),
    );
  });

  it('url', async () => {
    await proves('S5-VALIDATION-19', () =>
      tells(
        { type: 'url' },
        [
          'https://example.com',
          'http://a.b.c/d?e=f#g',
          'http://localhost:4000/m/home',
          '//cdn.example.com/a.png',
          'http://1.2.3.4',
          'ftp://example.com/list',
          'http://[::1]:4000/m',
          `https://example.com/${'a'.repeat(2028)}`,
        ],
        [
          'example',
          'https://',
          'http:/a.com',
          'https://a b.com',
          'javascript://a.com/%0Aalert(1)',
          'mailto:a@b.com',
          'https://nowhere',
          'https://mylocalhost',
          'https://localhosts',
          'https://example.com/a b',
          'https://[',
          `https://example.com/${'a'.repeat(2029)}`,
          5,
        ],
      ),
    );
  });

  it('hex: a colour of 3 or 6 digits', async () => {
    await proves('S5-VALIDATION-20', () =>
      tells({ type: 'hex' }, ['#fff', 'fff', '#F5b544', 'f5b544'], ['#ff', '#ffff', '#ggg', '##fff', 'f5b5445', 5]),
    );
  });

  it('integer and float are numbers of two kinds, never texts', async () => {
    await proves('S5-VALIDATION-21', () => tells({ type: 'integer' }, [1, 0, -3], [1.5, '1', Number.NaN, true]));
    await proves('S5-VALIDATION-22', () =>
      tells({ type: 'float' }, [1.5, -0.1], [1, 0, '1.5', Number.NaN, Number.POSITIVE_INFINITY]),
    );
    await fc.assert(
      fc.asyncProperty(fc.double({ noDefaultInfinity: true, noNaN: true }), async (value) => {
        expect(await passes(value, { type: 'integer' })).toBe(Number.isInteger(value));
        expect(await passes(value, { type: 'float' })).toBe(!Number.isInteger(value));
      }),
    );
  });

  it('array', async () => {
    await proves('S5-VALIDATION-23', () => tells({ type: 'array' }, [[], [1]], [{}, 'ab', { length: 0 }]));
  });

  it('date', async () => {
    await proves('S5-VALIDATION-24', () =>
      tells(
        { type: 'date' },
        [new Date(0), new Date('2024-02-29')],
        [new Date('never'), '2024-02-29', 1_700_000_000_000, {}],
      ),
    );
  });

  it('passes an empty value by every rule but required and whitespace, and names the first rule that is broken', async () => {
    const rest: Omit<Rule, 'message'>[] = [
      { type: 'integer' },
      { type: 'date' },
      { enum: ['a'] },
      { pattern: /^a$/ },
      { len: 3 },
      { min: 3 },
    ];
    for (const rule of rest) await tells(rule, [undefined, null, ''], []);
    const rules = [
      { required: true, message: 'one' },
      { min: 3, message: 'two' },
      { pattern: /^a+$/, message: 'three' },
    ];
    const broken = async (value: unknown) => (await brokenRule(value, rules))?.message;
    expect([await broken(''), await broken('b'), await broken('bbb'), await broken('aaa')]).toEqual([
      'one',
      'two',
      'three',
      undefined,
    ]);
  });

  it('says nothing on the console, and hides no accident of a rule', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation();
    expect(await passes('b', { pattern: /^a+$/ })).toBe(false);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
    await expect(passes('a', { type: 'tomorrow' as ValueType })).rejects.toThrow('Unknown rule type');
    expect(await passes('anything', {})).toBe(true);
  });

  it('never throws, whatever the value and the rule', async () => {
    const rule = fc.record(
      {
        required: fc.boolean(),
        whitespace: fc.boolean(),
        type: fc.constantFrom<ValueType>(
          'string',
          'integer',
          'float',
          'array',
          'object',
          'date',
          'email',
          'url',
          'hex',
        ),
        min: fc.integer(),
        max: fc.integer(),
        len: fc.integer(),
        pattern: fc.constant(/^\w*$/),
        enum: fc.array(fc.string()),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.anything(), rule, async (value, each) =>
        expect(typeof (await passes(value, each))).toBe('boolean'),
      ),
    );
  });
});
