import { invalidate, pagesQuery, useInfiniteQuery } from '@foyer/shared/query';
import { renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';

interface Rows {
  readonly pageNum: number;
  readonly totalPages: number;
  readonly rows: string;
}
type Load = (page: number, signal: AbortSignal) => Promise<Rows>;

function Records({ load }: { load: Load }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(pagesQuery('activities', {}, load));
  return (
    <>
      <p>{data?.pages.map(({ rows }) => rows).join(', ')}</p>
      {hasNextPage ? (
        <button type="button" onClick={() => void fetchNextPage()}>
          More
        </button>
      ) : null}
    </>
  );
}

const rowsOf = (version: string) =>
  jest.fn<Promise<Rows>, Parameters<Load>>(async (pageNum) => ({
    pageNum,
    totalPages: 3,
    rows: `${version}${pageNum}`,
  }));
const more = () => screen.queryByRole('button', { name: 'More' });

describe('pagesQuery', () => {
  it('loads one page after another, up to the last', async () => {
    const { user } = renderPart(<Records load={rowsOf('page ')} />);
    await screen.findByText('page 1');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByText('page 1, page 2');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByText('page 1, page 2, page 3');
    expect(more()).not.toBeInTheDocument();
  });

  it('offers no further page where there is none at all', async () => {
    renderPart(<Records load={async () => ({ pageNum: 1, totalPages: 0, rows: 'nothing' })} />);
    await screen.findByText('nothing');
    expect(more()).not.toBeInTheDocument();
  });

  it('loads its pages anew by the name of their value', async () => {
    const load = rowsOf('page ');
    renderPart(<Records load={load} />);
    await screen.findByText('page 1');
    load.mockResolvedValue({ pageNum: 1, totalPages: 1, rows: 'new page' });
    await act(() => invalidate('activities', { as: 'pages' }));
    await screen.findByText('new page');
  });

  it('drops what is still loading when the page is left', async () => {
    const load = jest.fn<Promise<Rows>, Parameters<Load>>(() => new Promise(() => undefined));
    const { unmount } = renderPart(<Records load={load} />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    const [, signal] = load.mock.calls[0] ?? [];
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});
