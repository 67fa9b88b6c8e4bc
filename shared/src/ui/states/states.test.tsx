import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel';
import { NoData } from './no-data';
import { QueryView } from './query-view';
import { Loading, Skeleton } from './skeleton';

jest.mock('@foyer/shared/i18n', () => ({
  useT: (part: string) => (key: string) => (part === 'shared' ? key : `${part}:${key}`),
}));

it('NoData shows an image and a text, and offers the next step', async () => {
  const { rerender } = render(<NoData />);
  await proves('S2-NODATA-01', () => {
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.getByText('ui.noData')).toBeVisible();
  });
  rerender(<NoData text="No rounds yet" action={<a href="/m/gameList">Find a game</a>} />);
  expect(screen.getByText('No rounds yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a game' })).toBeVisible();
});

it('ErrorPanel says what and where, and tries again', async () => {
  const retry = jest.fn();
  const { rerender } = render(<ErrorPanel title="No matches" detail="games 1.4.0" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No matches');
  expect(screen.getByRole('alert')).toHaveTextContent('games 1.4.0');
  await userEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ErrorPanel onRetry={retry} busy />);
  expect(screen.getByRole('alert')).toHaveTextContent('ui.failed');
  await userEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('Loading is said once, whatever is drawn', () => {
  const { container } = render(
    <Loading>
      <Skeleton count={3} />
      <Skeleton shape="tile" />
    </Loading>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('ui.loading');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
});

it('ErrorPanel on a page has a torn lantern, in a slot it is one line', () => {
  const { container, rerender } = render(<ErrorPanel />);
  const panel = screen.getByRole('alert');
  expect(panel).toHaveAttribute('class', 'panel');
  expect(container.querySelectorAll('.tear')).toHaveLength(1);
  expect(container.querySelector('.detail')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<ErrorPanel look="inline" className="own" onRetry={() => undefined} />);
  expect(panel).toHaveAttribute('class', 'inline own');
  expect(container.querySelector('.tear')).toBeNull();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
});

it('NoData has a whole lantern that says so, unless it is given another drawing', () => {
  const { container, rerender } = render(<NoData />);
  const lantern = screen.getByRole('img', { name: 'ui.noData' });
  expect(lantern).toHaveAttribute('aria-hidden', 'false');
  expect(container.querySelectorAll('.tear, .tilted')).toHaveLength(0);
  const cord = (root: Element) => root.querySelector('.near')?.getAttribute('d');
  const { container: broken } = render(<ErrorPanel />);
  expect(cord(broken)).toMatch(/^M80 25/);
  expect(cord(container)).toMatch(/^M80 25/);
  expect(cord(broken)).not.toBe(cord(container));
  expect(broken.querySelectorAll('.tilted')).toHaveLength(1);
  rerender(<NoData art={<p>a cup</p>} className="own" />);
  expect(screen.getByText('a cup')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a lantern beside words is hidden from readers', () => {
  const { container } = render(<ErrorPanel />);
  const lantern = container.querySelector('svg');
  expect(lantern).toHaveAttribute('aria-hidden', 'true');
  expect(lantern).not.toHaveAttribute('role');
});

it('Skeleton is one line unless said', () => {
  const { container } = render(<Skeleton />);
  expect([...container.children].map(({ className }) => className)).toEqual(['shape line']);
});

describe('QueryView', () => {
  const refetch = jest.fn();
  const of = <T,>(data: T | undefined, error: unknown = null, isFetching = false) => ({
    data,
    error,
    isFetching,
    refetch,
  });
  const view = (query: ReturnType<typeof of<string[] | null>>, empty?: string | null) =>
    render(
      <QueryView
        query={query}
        skeleton="on its way"
        empty={empty}
        around={(panel) => <section aria-label="place">{panel}</section>}
      >
        {(rows) => `${rows.length} rows`}
      </QueryView>,
    ).container.textContent;

  it('shows the shape, the rows, or that there are none', () => {
    expect(view(of<string[]>(undefined))).toBe('on its way');
    expect(view(of<string[]>(undefined, null, true))).toBe('on its way');
    expect(view(of(['a', 'b']), 'none')).toBe('2 rows');
    expect(view(of<string[]>([]), 'none')).toBe('none');
    expect(view(of<string[]>([]), null)).toBe('');
    expect(view(of<string[]>([]))).toBe('0 rows');
    expect(view(of(null), 'none')).toBe('none');
  });

  it('keeps what was there while newer data does not come', () => {
    expect(view(of(['a'], new Error('late')))).toBe('1 rows');
  });

  it('says in its place what failed, and asks again', async () => {
    view(of<string[]>(undefined, new Error('no answer')));
    expect(screen.getByRole('region', { name: 'place' })).toHaveTextContent('error.unknown');
    await userEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('takes from the page what counts as empty and what to say then', () => {
    const { container, rerender } = render(
      <QueryView
        query={of({ text: ' ' })}
        skeleton=""
        empty="nothing written"
        isEmpty={({ text }) => text.trim() === ''}
      >
        {({ text }) => text}
      </QueryView>,
    );
    expect(container).toHaveTextContent('nothing written');
    rerender(
      <QueryView query={of(undefined, new Error())} skeleton="" failed={{ title: 'No lines', detail: 'team' }}>
        {() => ''}
      </QueryView>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No linesteam');
  });
});
