import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { Link, type SiteLinkProps } from './link';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>;
}

function show(props: Partial<SiteLinkProps> = {}) {
  render(
    <MemoryRouter initialEntries={['/m/home?from=1']}>
      <Link to="/m/mine" {...props}>
        mine
      </Link>
      <Place />
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), place: () => screen.getByRole('status').textContent };
}

describe('a link of the site', () => {
  it('has an address, and leads there without a new document', async () => {
    const { link, place } = show();
    expect(link).toHaveAttribute('href', '/m/mine');
    await userEvent.click(link);
    expect(place()).toBe('PUSH /m/mine null');
  });

  it('takes the place of the page before, or brings a state, when it says so', async () => {
    const { link, place } = show({ replace: true, state: { to: 'list' } });
    await userEvent.click(link);
    expect(place()).toBe('REPLACE /m/mine {"to":"list"}');
  });

  it('changes the query of the page alone', async () => {
    const { link, place } = show({ to: { search: 'from=2' } });
    expect(link).toHaveAttribute('href', '/m/home?from=2');
    await userEvent.click(link);
    expect(place()).toBe('PUSH /m/home?from=2 null');
  });

  it.each([
    ['with a key held', {}, { ctrlKey: true }],
    ['to another window', { target: '_blank' }, {}],
  ])('is left to the browser when pressed %s', (_, props, keys) => {
    const { link, place } = show(props);
    const left: boolean[] = [];
    const browser = (press: Event) => {
      left.push(!press.defaultPrevented);
      press.preventDefault();
    };
    addEventListener('click', browser, { once: true });
    fireEvent.click(link, { button: 0, ...keys });
    expect(left).toEqual([true]);
    expect(place()).toBe('POP /m/home?from=1 null');
  });

  it('stays where its page says so', async () => {
    const { link, place } = show({ onClick: (event) => event.preventDefault() });
    await userEvent.click(link);
    expect(place()).toBe('POP /m/home?from=1 null');
  });
});
