import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { goBack, useBack } from './back';

function Page() {
  const back = useBack();
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={back}>
      {pathname}
    </button>
  );
}

/** Renders `/m/set` after the page `before`, in a tab with `length` history entries. */
async function backFrom({ before, length }: { before: readonly string[]; length: number }): Promise<string> {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  render(
    <MemoryRouter initialEntries={[...before, '/m/set']} initialIndex={before.length}>
      <Page />
    </MemoryRouter>,
  );
  await act(() => userEvent.click(screen.getByRole('button')));
  return screen.getByRole('button').textContent ?? '';
}
afterEach(() => jest.restoreAllMocks());

describe('a step back', () => {
  it('opens the page before', async () => {
    expect(await backFrom({ before: ['/m/agent', '/m/mine'], length: 3 })).toBe('/m/mine');
  });

  it('opens home on the first page of a tab', () => {
    const navigate = jest.fn();
    goBack(navigate, 1);
    expect(navigate.mock.calls).toEqual([['/m/home']]);
  });

  it('is one step, from the second page on', () => {
    const navigate = jest.fn();
    for (const length of [2, 3]) goBack(navigate, length);
    expect(navigate.mock.calls).toEqual([[-1], [-1]]);
  });

  it('replaces that first page by home', async () => {
    expect(await backFrom({ before: ['/m/mine'], length: 1 })).toBe('/m/home');
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('/m/mine');
  });
});
