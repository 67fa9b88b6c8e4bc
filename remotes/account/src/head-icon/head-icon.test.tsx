import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { HeadIconButton } from './head-icon-button';

const choices = Array.from({ length: 12 }, (_, index) => `/art/avatar/${index}.svg`);
const refreshed = jest.fn();
let stop: () => void;
beforeEach(() => {
  refreshed.mockReset();
  stop = bus.on('member:refresh', refreshed);
});
afterEach(() => stop());

async function open(answers: Answers) {
  const page = renderPart(<HeadIconButton name="Mali" path={undefined} />, {
    texts: { account: EN },
    session: {},
    answers: { headIcon: { current: choices[2]!, choices }, ...answers },
  });
  await page.user.click(screen.getByRole('button', { name: 'Change your picture' }));
  const sheet = within(await screen.findByRole('dialog'));
  const use = () => sheet.getByRole('button', { name: 'Use this picture' });
  return { ...page, sheet, use };
}

it('offers pictures and sends the chosen one as a form', async () => {
  const { sheet, user, use, requests } = await open({ setHeadIcon: { headIcon: choices[5]! } });
  expect(await sheet.findAllByRole('radio')).toHaveLength(12);
  expect(sheet.getByRole('radio', { name: 'Picture 3' })).toBeChecked();
  expect(use()).toBeDisabled();
  await user.click(sheet.getByRole('radio', { name: 'Picture 6' }));
  await proves('S7-API-55', async () => {
    expect(requests[0]).toMatchObject({ call: 'headIcon', method: 'GET', path: '/wps/member/headIcon' });
    await user.click(use());
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1));
    const sent = requests.find(({ call }) => call === 'setHeadIcon');
    expect(sent).toMatchObject({ method: 'POST', path: '/wps/member/headIcon', body: { icon: choices[5] } });
    expect(sent?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps the choice after a refusal', async () => {
  const { sheet, user, use } = await open({ setHeadIcon: new ApiError('setHeadIcon', 'rate.limited', 200) });
  await user.click(await sheet.findByRole('radio', { name: 'Picture 1' }));
  await user.click(use());
  expect(await sheet.findByRole('alert')).toHaveTextContent('Too many attempts');
  expect(sheet.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  expect(refreshed).not.toHaveBeenCalled();
});

it('checks a file before it is shown', async () => {
  const { sheet } = await open({});
  const pick = (file: File) =>
    fireEvent.change(sheet.getByLabelText('Picture from your device'), { target: { files: [file] } });
  pick(new File(['<html>'], 'page.png', { type: 'image/png' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('This picture cannot be used');
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  pick(large);
  await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent('larger than 5 MB'));
});

it('shows an error when the pictures do not load, and tries again', async () => {
  const answers = [new ApiError('headIcon', 'unknown', 500), { current: null, choices }];
  const { sheet, user } = await open({ headIcon: () => answers.shift() ?? new Error('once more') });
  await user.click(await sheet.findByRole('button', { name: 'Try again' }));
  expect(await sheet.findAllByRole('radio')).toHaveLength(12);
});

it('says so when there are none', async () => {
  const { sheet } = await open({ headIcon: { current: null, choices: [] } });
  expect(await sheet.findByText(/no pictures to choose from/)).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Upload' })).toBeEnabled();
});
