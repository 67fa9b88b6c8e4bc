import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { addTexts } from '@foyer/shared/shell';
import { answerCalls } from '@foyer/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { loadExpose, versionInUse } from './load-expose';
import { type PartFailure, PartView } from './part-view';
import { loadTextsOfParts } from './texts';

jest.mock('./load-expose');
const loads = jest.mocked(loadExpose);

let served: Record<string, unknown>;

const failure = ({ part, version, error, retry, busy }: PartFailure) => (
  <button type="button" onClick={retry} disabled={busy}>
    {`${part} ${version}: ${String(error)}`}
  </button>
);
const view = (part: string, expose = 'list') => (
  <PartView part={part} expose={expose} fallback={<p>shape of {expose}</p>} failed={failure} />
);
const shows = (text: string): { default: ComponentType } => ({ default: () => <p>{text}</p> });

beforeEach(() => {
  served = {};
  Object.assign(globalThis, {
    __foyer: { chosen: {}, experiments: new Set(['tried']), arms: {}, visitor: 'v', seen: [] },
  });
  jest.mocked(versionInUse).mockReturnValue('1.2.3');
  loads.mockReset();
  loads.mockImplementation(async (_, expose) => {
    const { [expose]: module } = served;
    if (!(module instanceof Error)) return module;
    served[expose] = shows(`${expose} after all`);
    throw module;
  });
});

const failed = jest.fn();
const off = bus.on('part:failed', failed);
beforeEach(() => failed.mockReset());
afterAll(() => off());

describe('the place of a part', () => {
  it('has its shape until the part is there, which names itself and its release', async () => {
    served = { list: shows('the list') };
    render(view('shown'));
    expect(screen.getByText('shape of list')).toBeVisible();
    const list = await screen.findByText('the list');
    expect(screen.queryByText('shape of list')).not.toBeInTheDocument();
    expect(list.closest('[data-part="shown/list"]')).toHaveAttribute('data-version', '1.2.3');
  });

  it('shows at once what was loaded before, and loads it once however many show it', async () => {
    served = { list: shows('the list') };
    render(
      <>
        {view('twice')}
        {view('twice')}
      </>,
    );
    expect(await screen.findAllByText('the list')).toHaveLength(2);
    render(view('twice'));
    expect(screen.getAllByText('the list')).toHaveLength(3);
    expect(loads.mock.calls).toEqual([['twice', 'list']]);
  });

  it('goes on to another expose, through its shape', async () => {
    served = { list: shows('the list'), detail: shows('the detail') };
    const { rerender } = render(view('goes'));
    await screen.findByText('the list');
    rerender(view('goes', 'detail'));
    expect(await screen.findByText('the detail')).toBeVisible();
    expect(screen.queryByText('the list')).not.toBeInTheDocument();
  });

  it('shows nothing of an expose that comes after its place went on', async () => {
    let arrive = (_: unknown) => {};
    served = { detail: shows('the detail') };
    loads.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const { rerender } = render(view('late'));
    rerender(view('late', 'detail'));
    await screen.findByText('the detail');
    await act(async () => arrive(shows('the list')));
    expect(screen.getByText('the detail')).toBeVisible();
    expect(screen.queryByText('the list')).not.toBeInTheDocument();
  });
});

describe('a part that does not come', () => {
  it('says why, and comes when it is asked for once more, one press at a time', async () => {
    served = { list: new Error('network') };
    render(view('fails'));
    const retry = await screen.findByRole('button', { name: 'fails 1.2.3: Error: network' });
    expect(retry).toBeEnabled();
    let arrive = (_: unknown) => {};
    loads.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    fireEvent.click(retry);
    expect(retry).toBeDisabled();
    arrive(shows('the list'));
    expect(await screen.findByText('the list')).toBeVisible();
  });

  it('can be asked for again when it failed again', async () => {
    loads.mockRejectedValue(new Error('down'));
    render(view('again'));
    const retry = await screen.findByRole('button');
    fireEvent.click(retry);
    await waitFor(() => expect(retry).toBeEnabled());
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('is one that exports no component, too', async () => {
    served = { list: { named: 1 } };
    render(view('empty'));
    expect(await screen.findByRole('button')).toHaveTextContent('empty/list has no default export');
  });
});

describe('a part that breaks while it is drawn', () => {
  // React also logs the error.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is reported, leaves the rest alone, and is drawn again on request', async () => {
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('undefined is not a game');
      return <p>the list</p>;
    };
    served = { list: { default: Fragile }, other: shows('the rest') };
    render(
      <>
        {view('breaks')}
        {view('breaks', 'other')}
      </>,
    );
    const retry = await screen.findByRole('button', { name: 'breaks 1.2.3: Error: undefined is not a game' });
    expect(retry).toBeEnabled();
    expect(screen.getByText('the rest')).toBeVisible();
    expect(failed.mock.calls).toEqual([
      [{ part: 'breaks', version: '1.2.3', expose: 'list', error: 'Error: undefined is not a game' }],
    ]);
    broken = false;
    fireEvent.click(retry);
    expect(screen.getByText('the list')).toBeVisible();
    expect(loads).toHaveBeenCalledTimes(2);
  });
});

describe('the exposure to a release under an experiment', () => {
  it('is told once the part is shown', async () => {
    const requests = answerCalls({ exposure: null });
    served = { list: shows('the list') };
    render(view('tried'));
    await screen.findByText('the list');
    await waitFor(() => expect(requests.map(({ call }) => call)).toEqual(['exposure']));
    expect(requests[0]?.body).toEqual({ part: 'tried', version: '1.2.3', visitor: 'v' });
  });

  it('is not told of a part that did not come', async () => {
    const requests = answerCalls({ exposure: null });
    jest.mocked(versionInUse).mockReturnValue('2.0.0');
    loads.mockRejectedValue(new Error('down'));
    render(view('tried', 'detail'));
    await screen.findByRole('button');
    await act(async () => undefined);
    expect(requests).toEqual([]);
  });
});

describe('the texts of a part', () => {
  const Hello = () => <p>{useT('speaks')('hello')}</p>;

  it('come with it in the language in force, and in another one when it is chosen', async () => {
    Object.assign(globalThis.__foyer ?? {}, { chosen: { speaks: {} } });
    served = {
      list: { default: Hello },
      'i18n-TY': { default: { hello: 'สวัสดี' } },
      'i18n-EN': { hello: 'Hello' },
    };
    render(view('speaks'));
    expect(await screen.findByText('สวัสดี')).toBeVisible();
    expect(loads.mock.calls.map(([, expose]) => expose)).toEqual(['list', 'i18n-TY']);
    await act(() => loadTextsOfParts('EN'));
    expect(loads.mock.calls.filter(([part]) => part === 'speaks').at(-1)).toEqual(['speaks', 'i18n-EN']);
    loads.mockClear();
    await loadTextsOfParts('EN');
    expect(loads).not.toHaveBeenCalled();
  });

  it('are not asked for where they are already, nor of a part without a release', async () => {
    Object.assign(globalThis.__foyer ?? {}, { chosen: { known: {} } });
    addTexts('known', 'TY', { hello: 'สวัสดี' });
    served = { list: shows('the list') };
    render(view('known'));
    render(view('unreleased'));
    await waitFor(() => expect(screen.getAllByText('the list')).toHaveLength(2));
    expect(loads.mock.calls).toEqual([
      ['known', 'list'],
      ['unreleased', 'list'],
    ]);
  });

  it('are part of it: without them it does not come', async () => {
    Object.assign(globalThis.__foyer ?? {}, { chosen: { mute: {} } });
    served = { list: shows('the list'), 'i18n-TY': new Error('no texts') };
    render(view('mute'));
    expect(await screen.findByRole('button', { name: 'mute 1.2.3: Error: no texts' })).toBeVisible();
  });
});
