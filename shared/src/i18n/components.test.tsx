import { changeLanguage, hasTexts, text, useHasTexts, useLanguage, useSettledLanguage, useT } from '@foyer/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { addTexts } from './instance';

afterEach(async () => {
  jest.useRealTimers();
  await act(() => changeLanguage('TY'));
});

describe('texts in a component', () => {
  function Greeting() {
    const [shared, own] = [useT(), useT('greeting')];
    return (
      <>
        <h1>{shared('kit')}</h1>
        <p>{own('hello', { name: 'Mali & <Lek>' })}</p>
        <small>{useLanguage()}</small>
      </>
    );
  }

  it('are those of its part and of the kit, follow the language, and take values as they are', async () => {
    addTexts('shared', 'TY', { kit: 'ชุด' });
    addTexts('shared', 'EN', { kit: 'Kit' });
    addTexts('greeting', 'EN', { hello: 'Hello {{name}}' });
    addTexts('greeting', 'TY', { hello: 'สวัสดี {{name}}' });
    render(<Greeting />);
    expect(screen.getByRole('heading', { name: 'ชุด' })).toBeVisible();
    expect(screen.getByText('สวัสดี Mali & <Lek>')).toBeVisible();
    await act(() => changeLanguage('EN'));
    expect(screen.getByRole('heading', { name: 'Kit' })).toBeVisible();
    expect(screen.getByText('Hello Mali & <Lek>')).toBeVisible();
    expect(screen.getByText('EN')).toBeVisible();
    expect(text('greeting', 'hello', { name: 'Lek' })).toBe('Hello Lek');
  });

  it.each(['{{x}}', '{{name}}', '$t(secret)', '$t(hello)', '{{- x}}', '&amp;', '<b>x</b>', '$1 $& $$', '{{', '$t('])(
    'take a value such as %s as it is, and so a text in the place of a key',
    async (value) => {
      addTexts('greeting', 'EN', {
        hello: 'Hello {{name}}{{x}}',
        secret: 'Secret',
        some_other: '{{count}} for {{name}}',
      });
      await act(() => changeLanguage('EN'));
      expect(text('greeting', 'hello', { name: value, x: 'secret)' })).toBe(`Hello ${value}secret)`);
      expect(text('greeting', 'some', { count: 2, name: value })).toBe(`2 for ${value}`);
      expect(text('greeting', value)).toBe(value);
    },
  );

  it('may arrive after the component, and be replaced', async () => {
    function Late() {
      return <p>{useT('late')('it.came')}</p>;
    }
    render(<Late />);
    expect(screen.getByText('it.came')).toBeVisible();
    expect(hasTexts('late', 'TY')).toBe(false);
    await act(async () => addTexts('late', 'TY', { 'it.came': 'มาแล้ว', other: 'อื่น' }));
    expect(screen.getByText('มาแล้ว')).toBeVisible();
    expect([hasTexts('late', 'TY'), hasTexts('late', 'EN'), hasTexts('sooner', 'TY')]).toEqual([true, false, false]);
    await act(async () => addTexts('late', 'TY', { 'it.came': 'มาอีก' }));
    expect(screen.getByText('มาอีก')).toBeVisible();
    expect(text('late', 'other')).toBe('อื่น');
  });

  it('are found by who waits for them, when they arrive between its drawing and its listening', () => {
    function Of() {
      const t = useT('gap');
      return <p>{useHasTexts('gap') ? t('title') : 'waits'}</p>;
    }
    function Arrives() {
      useLayoutEffect(() => addTexts('gap', 'TY', { title: 'ช่องว่าง' }), []);
      return null;
    }
    render(
      <>
        <Of />
        <Arrives />
      </>,
    );
    expect(screen.getByText('ช่องว่าง')).toBeVisible();
  });

  it('draw those who show them, and nobody else, when they arrive', async () => {
    const drawn = jest.fn<void, [string]>();
    function Of({ part }: { part: string }) {
      drawn(part);
      const t = useT(part);
      return <p>{useHasTexts(part) ? t('title') : `waits for ${part}`}</p>;
    }
    render(
      <>
        <Of part="bell" />
        <Of part="lamp" />
      </>,
    );
    drawn.mockReset();
    await act(async () => addTexts('bell', 'TY', { title: 'กระดิ่ง' }));
    expect([screen.getByText('กระดิ่ง'), screen.getByText('waits for lamp')]).toHaveLength(2);
    expect(drawn.mock.calls).toEqual([['bell']]);
  });
});

describe('a language that has settled', () => {
  const heard = jest.fn<void, [string]>();
  function Settled({ as = 'one' }: { as?: string }) {
    const language = useSettledLanguage((now) => heard(`${as}: ${now}`));
    return <p>{language}</p>;
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    heard.mockReset();
    jest.useFakeTimers();
  });

  it('is given 200 ms after its last change, to who asks at that time, once', async () => {
    const { rerender } = render(<Settled />);
    await wait(1000);
    expect(heard).not.toHaveBeenCalled();
    await act(() => changeLanguage('EN'));
    await wait(150);
    await act(() => changeLanguage('AR'));
    rerender(<Settled as="other" />);
    await wait(199);
    expect([screen.getByText('TY'), heard.mock.calls]).toEqual([expect.anything(), []]);
    await wait(1);
    expect(screen.getByText('AR')).toBeVisible();
    await wait(1000);
    expect(heard.mock.calls).toEqual([['other: AR']]);
  });

  it('is not given where it came back in time, nor to what has gone', async () => {
    const { unmount } = render(<Settled />);
    await act(() => changeLanguage('EN'));
    await wait(199);
    await act(() => changeLanguage('TY'));
    await wait(1000);
    expect(heard).not.toHaveBeenCalled();
    await act(() => changeLanguage('EN'));
    unmount();
    await wait(1000);
    expect(heard).not.toHaveBeenCalled();
  });
});
