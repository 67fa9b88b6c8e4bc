import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { useAddressQuery } from './address-query';

/** A page with two choices in its address. With `slow=1` it is not drawn before `arrive` is called. */
function pageOf() {
  let arrive = (_: { default: () => null }) => {};
  const file = new Promise<{ default: () => null }>((resolve) => {
    arrive = resolve;
  });
  const Slow = lazy(() => file);
  function Page() {
    const { drawn, newest, replace } = useAddressQuery();
    const choose = (name: string) => () => {
      const next = newest();
      next.set(name, '1');
      replace(next);
    };
    return (
      <>
        <button type="button" onClick={choose('slow')}>
          slow
        </button>
        <button type="button" onClick={choose('other')}>
          other
        </button>
        <Link to="?">elsewhere</Link>
        <output>{drawn.toString()}</output>
        {drawn.has('slow') ? <Slow /> : null}
      </>
    );
  }
  return { Page, arrive: () => act(async () => arrive({ default: () => null })) };
}

async function show() {
  const { Page, arrive } = pageOf();
  render(
    <MemoryRouter initialEntries={['/m/moreLottery?search=lamp']}>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
  return { arrive, press: (name: string) => userEvent.click(screen.getByText(name)) };
}

describe('the query of the address', () => {
  it('keeps a choice whose page is not drawn yet when the next one is made', async () => {
    const { arrive, press } = await show();
    await press('slow');
    expect(screen.getByRole('status')).toHaveTextContent(/^search=lamp$/);
    await press('other');
    await arrive();
    expect(screen.getByRole('status')).toHaveTextContent('search=lamp&slow=1&other=1');
  });

  it('is what is drawn once a link has led elsewhere', async () => {
    const { arrive, press } = await show();
    await press('slow');
    await arrive();
    await press('elsewhere');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await press('other');
    expect(screen.getByRole('status')).toHaveTextContent(/^other=1$/);
  });
});
