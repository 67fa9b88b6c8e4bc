import { ApiError } from '@foyer/shared/api';
import { stampText } from '@foyer/shared/i18n';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import FeedbackPage from './feedback.page';

const at = 1_763_800_000_000;
const item = (id: number, more: object = {}) => ({
  ...{ id, type: 'games' as const, content: `Text ${id}`, sentAt: at, pictures: 0 },
  ...more,
});
const page = (content: ReturnType<typeof item>[], pageNum = 1, totalPages = 1) => ({ content, pageNum, totalPages });

const open = (answers: RenderOptions['answers'] = {}, path = '/m/feedback') =>
  renderPart(<FeedbackPage />, {
    path,
    texts: { content: EN },
    session: { type: 0 },
    member: {},
    answers: { feedbackList: page([]), ...answers },
  });
const area = () => screen.getByRole('textbox', { name: EN['feedback.text'] });
const send = () => screen.getByRole('button', { name: EN['feedback.send'] });
const RANGE = '10 to 500 characters';
const lines = (requests: readonly { call: string | undefined; body: unknown }[]) =>
  requests.filter(({ call }) => call === 'sendFeedback').map(({ body }) => body);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the form', () => {
  it('is for members with the function alone', () => {
    expect(remote.pages['/m/feedback'].guard).toEqual(['member', 'notTrial', 'flag:FEEDBACK3']);
  });

  it('refuses a text of 9 or 501 code points with the range, and sends one of 10 or 500', async () => {
    const { user, requests } = open({ sendFeedback: { id: 1, sentAt: at } });
    await user.click(area());
    await user.paste(' 123456789 ');
    await user.click(send());
    await proves('S5-FEEDBACK-01', async () => {
      expect(area()).toBeInvalid();
      expect(area()).toHaveAccessibleDescription(RANGE);
      expect(area()).toHaveFocus();
      await user.clear(area());
      await user.paste('🏮'.repeat(501));
      await user.click(send());
      expect(area()).toHaveAccessibleDescription(RANGE);
      expect(area()).toBeInvalid();
      expect(lines(requests)).toEqual([]);
    });
    await user.clear(area());
    await user.paste('🏮'.repeat(10));
    expect(area()).toBeValid();
    await user.click(screen.getByRole('radio', { name: 'Money' }));
    await user.click(send());
    expect(await screen.findByText(EN['feedback.thanks'])).toBeVisible();
    expect(lines(requests)).toEqual([
      { type: 'money', content: '🏮'.repeat(10), key: expect.stringMatching(/^\w{32}$/), images: [] },
    ]);
    await user.click(screen.getByRole('button', { name: EN['feedback.another'] }));
    expect(area()).toHaveValue('');
  });

  it('counts, and reads the counter out near its end', async () => {
    const { user } = open();
    const read = () => screen.getAllByRole('status').map((each) => each.textContent);
    await user.click(area());
    await user.paste('a'.repeat(479));
    expect(screen.getByText('479 / 500')).toBeVisible();
    expect(read()).not.toContain('21 characters left');
    await user.type(area(), 'b');
    expect(read()).toContain('20 characters left');
    await user.paste('c'.repeat(21));
    expect(read()).toContain('1 character too many');
  });

  it('keeps what was typed through a failure, and forgets it once it is sent', async () => {
    const answers = [new ApiError('sendFeedback', 'picture.invalid', 200), { id: 1, sentAt: at }];
    const { user } = open({ sendFeedback: () => answers.shift() ?? new Error('no more') });
    await user.type(area(), 'This went wrong');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture cannot be used');
    expect(area()).toHaveValue('This went wrong');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: EN['feedback.another'] }));
    expect(area()).toHaveValue('');
  });

  it('sends once, however often it is pressed', async () => {
    let done: (value: { id: number; sentAt: number }) => void = () => undefined;
    const { user, requests } = open({ sendFeedback: () => new Promise((resolve) => (done = resolve)) });
    await user.type(area(), 'Only once please');
    await user.dblClick(send());
    await waitFor(() => expect(lines(requests)).toHaveLength(1));
    act(() => done({ id: 1, sentAt: at }));
    await screen.findByText(EN['feedback.thanks']);
    expect(lines(requests)).toHaveLength(1);
  });

  it('tells when the next may be sent, and keeps the text', async () => {
    const until = Date.now() + 3_600_000;
    const { user } = open({ sendFeedback: new ApiError('sendFeedback', 'rate.limited', 200, { until }) });
    await user.type(area(), 'The sixth of today');
    await user.click(send());
    const time = stampText(until);
    expect(await screen.findByRole('alert')).toHaveTextContent(time);
    expect(screen.getByRole('alert')).toHaveTextContent('You have sent 5 today');
    expect(area()).toHaveValue('The sixth of today');
  });
});

describe('what was written before', () => {
  it('is listed with its state, page by page, and opens by its address', async () => {
    const pages = [page([item(3, { answer: 'Done' }), item(2)], 1, 2), page([item(2), item(1)], 2, 2)];
    const { user, where, requests } = open({
      feedbackList: ({ query }) => pages[Number(query['pageNo']) - 1] ?? new Error('no such page'),
    });
    const rows = async () =>
      (await screen.findAllByRole('listitem')).filter((each) => within(each).queryByRole('link'));
    await screen.findByText('Text 3');
    expect((await rows()).map((row) => /Answered|Waiting/.exec(row.textContent ?? '')?.[0])).toEqual([
      ...['Answered', 'Waiting'],
    ]);
    await user.click(screen.getByRole('button', { name: EN['activity.more'] }));
    await screen.findByText('Text 1');
    expect(await rows()).toHaveLength(3);
    expect(requests.filter(({ call }) => call === 'feedbackList')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: /Text 2/ }));
    expect(where()).toBe('/m/feedback?id=2');
  });

  it('is said to be nothing, or fails with a retry', async () => {
    const answers = [new ApiError('feedbackList', 'unknown', 500), page([])];
    const { user } = open({ feedbackList: () => answers.shift() ?? new Error('no more') });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(EN['feedback.none'])).toBeVisible();
  });

  it('shows text and answer as they were written, and its pictures', async () => {
    const content = '<img src=x onerror=steal()> {{x}} &amp;';
    const answer = '<b>Thanks</b> & {{y}}';
    const { container, requests } = open(
      { feedback: item(7, { content, answer, answeredAt: at, pictures: 2 }), feedbackPicture: '/9j/' },
      '/m/feedback?id=7',
    );
    expect(await screen.findByText(content)).toBeVisible();
    expect(screen.getByText(answer)).toBeVisible();
    expect(container.querySelector('b, [onerror]')).toBeNull();
    expect(await screen.findByRole('img', { name: 'Picture 2' })).toHaveAttribute('src', 'data:image/jpeg;base64,/9j/');
    expect(requests.filter(({ call }) => call === 'feedbackPicture').map(({ query }) => query)).toEqual([
      { id: '7', at: '0' },
      { id: '7', at: '1' },
    ]);
  });

  it.each(['7', 'x', '0', ''])('is not here by the id "%s"', async (id) => {
    const { user, where } = open({ feedback: null }, `/m/feedback?id=${id}`);
    expect(await screen.findByText(EN['feedback.gone'])).toBeVisible();
    await user.click(screen.getByRole('link', { name: EN['feedback.back'] }));
    expect(where()).toBe('/m/feedback');
  });
});
