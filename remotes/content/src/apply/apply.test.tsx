import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { Apply } from './apply';

const at = 1_763_800_000_000;
const sent = (more: object = {}) => ({ activityId: 7, state: 'waiting' as const, sentAt: at, ...more });

const open = (
  answers: RenderOptions['answers'] = {},
  {
    session = { type: 0 },
    status = 'running' as const,
  }: { session?: RenderOptions['session']; status?: 'running' | 'coming' | 'ended' } = {},
) =>
  renderPart(<Apply id={7} status={status} />, {
    path: '/m/activityInfo?id=7',
    texts: { content: EN },
    ...(session === undefined ? {} : { session, member: {} }),
    answers: { application: null, ...answers },
  });
const comment = () => screen.findByRole('textbox', { name: EN['apply.comment'] });
const send = () => screen.getByRole('button', { name: EN['apply.send'] });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

it('takes 140 characters of comment, as letters or signs, and no 141st', async () => {
  const { user, requests } = open({ apply: sent() });
  const field = await comment();
  await user.click(field);
  await user.paste('a'.repeat(141));
  await proves('S5-PROMO-01', async () => {
    expect(field).toHaveValue('a'.repeat(140));
    await user.type(field, 'b');
    expect(field).toHaveValue('a'.repeat(140));
    await user.clear(field);
    await user.paste('🏮'.repeat(141));
    expect(field).toHaveValue('🏮'.repeat(140));
  });
  await user.click(send());
  expect(await screen.findByText(EN['apply.state.waiting'])).toBeVisible();
  expect(requests.find(({ call }) => call === 'apply')?.body).toEqual({
    ...{ id: '7', comment: '🏮'.repeat(140), key: expect.any(String), images: [] },
  });
});

it('shows how the first one stands, before or after a second is refused', async () => {
  const first = sent({ state: 'accepted', answer: '<b>See you</b>' });
  const { user, unmount } = open({ apply: new ApiError('apply', 'apply.again', 200, first) });
  await user.type(await comment(), 'Me again');
  await user.click(send());
  expect(await screen.findByText(EN['apply.again'])).toBeVisible();
  expect(screen.getByText(EN['apply.state.accepted'])).toBeVisible();
  unmount();
  open({ application: first });
  expect(await screen.findByText('<b>See you</b>')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps the text where the activity ended meanwhile', async () => {
  const { user } = open({ apply: new ApiError('apply', 'claim.gone', 200) });
  await user.type(await comment(), 'Just in time');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(EN['apply.over']);
  expect(await comment()).toHaveValue('Just in time');
});

it('leads visitors to the log-in and back, and has a word for trial accounts and other times', async () => {
  const asked: unknown[] = [];
  const stop = bus.on('login:required', (event) => asked.push(event));
  const visitor = renderPart(<Apply id={7} status="running" />, { texts: { content: EN } });
  await visitor.user.click(screen.getByRole('button', { name: EN['apply.login'] }));
  expect(asked).toEqual([{ returnTo: '/m/activityInfo?id=7' }]);
  expect(visitor.requests).toEqual([]);
  stop();
  visitor.unmount();
  const trial = open({}, { session: { type: 4 } });
  expect(screen.getByText(EN['apply.trial'])).toBeVisible();
  trial.unmount();
  const coming = open({}, { status: 'coming' });
  expect(await screen.findByText(EN['apply.soon'])).toBeVisible();
  coming.unmount();
  open({ application: sent({ state: 'refused' }) }, { status: 'ended' });
  expect(await screen.findByText(EN['apply.state.refused'])).toBeVisible();
});
