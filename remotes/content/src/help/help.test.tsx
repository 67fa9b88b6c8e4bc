import { ApiError } from '@foyer/shared/api';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import HelpDetailPage from '../help-detail/help-detail.page';
import EN from '../i18n/EN.json';
import TY from '../i18n/TY.json';
import HelpPage from './help.page';

const topics = [
  { title: 'Logging in', content: '<p>Press the <b>button</b>.</p><script>steal()</script>' },
  { title: 'Deposits', content: '<h2>Ways</h2><p>QR or a card.</p><h4>Cards</h4><p>Of your own.</p>' },
  { title: 'Withdrawals', content: '<p onclick="steal()">They go to your <a href="/m/withdraw">card</a>.</p>' },
];
const failed = new ApiError('helpCenter', 'unknown', 500);

const open = (path = '/m/help', options: RenderOptions = {}) =>
  renderPart(path.startsWith('/m/helpDetail') ? <HelpDetailPage /> : <HelpPage />, {
    path,
    texts: { content: options.language === 'TY' ? TY : EN },
    answers: { helpCenter: topics },
    ...options,
  });

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.scrollBy = jest.fn();
});

const titles = async () => (await screen.findAllByRole('button', { expanded: false })).map((each) => each.textContent);
const opened = () => screen.getByRole('button', { expanded: true });
const heads = () => screen.getAllByRole('heading').map((each) => `${each.tagName[1]} ${each.textContent}`);

describe('the help center', () => {
  it('shows the titles of the answer, and the text of the first topic without anything harmful', async () => {
    const { requests, container } = open();
    await proves(['S1-HELP-01', 'S3-HELP-01', 'S2-HELP-01'], async () => {
      expect(await titles()).toEqual(['Deposits', 'Withdrawals']);
      expect(opened()).toHaveTextContent('Logging in');
      expect(screen.getByText('button').tagName).toBe('B');
      expect(container.querySelector('script, [onclick]')).toBeNull();
    });
    await proves('S7-API-48', () =>
      expect(requests).toMatchObject([
        { method: 'GET', path: '/wps/system/helpCenter', query: { lang: 'EN', device: 'MOBILE' } },
      ]),
    );
    expect(remote.pages['/m/help']).toMatchObject({ bar: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(EN['help.title']);
  });

  it('opens the topic of the address and gives it the focus; anything else is the first', async () => {
    for (const [query, title] of [
      ['', 'Logging in'],
      ['?i=2', 'Withdrawals'],
      ['?i=3', 'Logging in'],
      ['?i=-1', 'Logging in'],
      ['?i=1.5', 'Logging in'],
      ['?i=x', 'Logging in'],
    ] as const) {
      const { unmount } = open(`/m/help${query}`);
      await screen.findByRole('button', { name: 'Deposits' });
      expect([query, opened().textContent]).toEqual([query, title]);
      expect([query, document.activeElement === opened()]).toEqual([query, query !== '']);
      unmount();
      const alone = open(`/m/helpDetail${query}`);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      const others = topics.filter((each) => each.title !== title).map((each) => each.title);
      for (const other of others) expect(screen.queryByRole('heading', { name: other })).toBeNull();
      alone.unmount();
    }
  });

  it('goes on to the next topic, from its heading', async () => {
    const { user, where } = open('/m/helpDetail?i=1');
    await user.click(await screen.findByRole('link', { name: /Withdrawals/ }));
    expect(where()).toBe('/m/helpDetail?i=2');
    expect(screen.getByRole('heading', { name: 'Withdrawals' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(screen.getByRole('link', { name: EN['help.all'] }));
    expect(where()).toBe('/m/help?i=2');
  });

  it('opens one topic at a time, writes it to the address, and closes it by another press', async () => {
    const { user, where } = open('/m/help?i=2');
    await user.click(await screen.findByRole('button', { name: 'Deposits' }));
    expect(where()).toBe('/m/help?i=1');
    expect(screen.getByText('QR or a card.')).toBeVisible();
    expect(screen.queryByText(/They go to/)).toBeNull();
    await user.click(opened());
    expect(screen.queryByText('QR or a card.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deposits' }));
    expect(screen.getByText('QR or a card.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: EN['help.alone'] }));
    expect(where()).toBe('/m/helpDetail?i=1');
  });

  it('has headings without a gap, whatever the text has', async () => {
    const content = '<h4>Deep</h4><p>a</p><h2>High</h2><h4>Below</h4><h3>Between</h3><h2>High again</h2>';
    const answers = { helpCenter: [{ title: 'Wild', content }] };
    const { unmount } = open('/m/help', { answers });
    await screen.findByText('Wild');
    const levels = ['3 Deep', '3 High', '4 Below', '4 Between', '3 High again'];
    expect(heads()).toEqual([`1 ${EN['help.title']}`, '2 Wild', ...levels]);
    unmount();
    open('/m/helpDetail', { answers });
    await screen.findByText('Wild');
    expect(heads()).toEqual(['2 Wild', ...levels]);
  });

  it('narrows titles and texts while somebody types, and says how many', async () => {
    const { user, where } = open();
    const field = await screen.findByRole('searchbox', { name: EN['help.search'] });
    expect(screen.getByRole('status')).toHaveTextContent('3 topics');
    await user.type(field, 'CARD');
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 topics');
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual([expect.stringMatching(/^Deposits.*QR or a card/), expect.stringMatching(/^Withdrawals.*your card/)]);
    await user.type(field, ' with');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 topics');
    expect(where()).toBe('/m/help?search=CARD+with');
    await user.type(field, ' steal');
    expect(screen.getByText(EN['help.none'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: EN['help.showAll'] }));
    expect(screen.getByRole('status')).toHaveTextContent('3 topics');
    await waitFor(() => expect(where()).toBe('/m/help'));
  });

  it('shows what was read before when nothing comes, says so, and tries again', async () => {
    const { unmount } = open();
    await screen.findByText('Deposits');
    unmount();
    const fresh = [{ title: 'Newest', content: '<p>New</p>' }];
    const answers = [failed, fresh];
    const { user } = open('/m/help', { again: true, answers: { helpCenter: () => answers.shift() ?? new Error('x') } });
    expect(screen.getByText('Deposits')).toBeVisible();
    expect(await screen.findByText(/^As of \d\d:\d\d\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Newest')).toBeVisible();
    expect(screen.queryByText(/^As of/)).toBeNull();
  });

  it('does not show the answer of another language', async () => {
    const { unmount } = open();
    await screen.findByText('Deposits');
    unmount();
    const answers = { helpCenter: failed };
    const { requests } = open('/m/help', { again: true, language: 'TY', answers });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('Deposits')).toBeNull();
    expect(requests[0]).toMatchObject({ query: { lang: 'TY' } });
  });

  it.each([[null], [[]], ['help'], [{ topics }], [[{ title: 4, content: '' }]]])(
    'shows a way to people for %j',
    async (nonsense) => {
      const { user, where } = open('/m/help', { answers: { helpCenter: nonsense as never } });
      await act(async () => undefined);
      expect(await screen.findByText(EN['help.empty'])).toBeVisible();
      await user.click(screen.getByRole('link', { name: EN['help.ask'] }));
      expect(where()).toBe('/m/service');
    },
  );
});
