import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { MobileTemplate } from '@foyer/shared/contract';
import { flagStore } from '@foyer/shared/flags';
import { shellSlots } from '@foyer/shared/shell';
import type { Answers } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite, statusWith } from '../testing/render-site';
import { startUp, startUpStore } from './start-up';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  remotes.widget('home.banner', 'banner');
});

const balance = { sumBalance: '77', currencySymbol: '฿' };
const page = () => screen.findByText('content of banner');
const heading = (name: string) => screen.findByRole('heading', { name });

describe('start-up', () => {
  it('asks for status, flags and template at once, and shows the frame before they answer', async () => {
    const never = () => new Promise<never>(() => undefined);
    const { requests } = renderSite({ answers: { systemStatus: never, whitelabel: never, template: never } });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText('content of banner')).not.toBeInTheDocument();
    await act(async () => undefined);
    await proves(['S7-API-49', 'S7-API-50', 'S7-API-54'], () => {
      expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
        expect.arrayContaining(['GET /wps/system/whitelabel', 'GET /wps/system/template', 'GET /wps/system/status']),
      );
    });
  });

  it('shows the app when nothing is in the way, with flags and status known', async () => {
    renderSite({ flags: {} });
    await proves('S4-STARTUP-01', async () => {
      expect(await page()).toBeVisible();
    });
    await proves('S3-STARTUP-01', () => {
      expect(flagStore.getState().status).toMatchObject({
        info: { mobileTemplate: {} },
        location: { country: 'TH' },
        maintenance: false,
        regionRestriction: false,
      });
    });
    expect(flagStore.getState().whitelabel).toEqual({ DIRECTREG3: true });
  });

  it('keeps what the next visit can do with before the platform has answered', async () => {
    const info = { mobileTemplate: {}, imageCdn: ['https://cdn.example'] };
    const location = { country: 'TH', dialingCode: '66', areas: ['Bangkok', 'Nonthaburi'] };
    renderSite({ answers: statusWith({ info, location }) });
    await page();
    await proves('S9-STORAGE-01', () => {
      expect(localStorage.getItem('villages')).toContain('["Bangkok","Nonthaburi"]');
    });
    expect(localStorage.getItem('imageCdnList')).toContain('https://cdn.example');
  });

  describe('on a second visit', () => {
    let answer = () => {};
    let held = Promise.resolve();
    const unknown: Answers = { systemStatus: () => held.then(() => statusWith({}).systemStatus) as never };
    beforeEach(() => {
      held = new Promise<void>((resolve) => {
        answer = resolve;
      });
    });
    // No start is left for the next test.
    afterEach(() => act(async () => answer()));

    /** Visits once, and again with these answers. */
    const again = async (answers: Answers, path?: string) => {
      const first = renderSite();
      await page();
      first.unmount();
      remotes.page('/m/register', { guard: 'flag:DIRECTREG3' });
      remotes.page('/m/feedback', { guard: 'flag:FEEDBACK3' });
      return renderSite({ again: true, answers, ...(path ? { path } : {}) });
    };

    it('opens as it was last time, while the platform has not answered', async () => {
      await again(unknown);
      expect(screen.getByText('content of banner')).toBeVisible();
      expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    });

    it.each([
      ['/m/register', 'content of register'],
      ['/m/feedback', 'content of feedback'],
    ])('neither opens nor refuses %s, which depends on a flag', async (path, content) => {
      await again(unknown, path);
      expect(screen.getByText('Loading')).toBeInTheDocument();
      expect(screen.queryByText(/permission/)).not.toBeInTheDocument();
      expect(screen.queryByText(content)).not.toBeInTheDocument();
    });

    it('opens nothing that depends on a flag below the screen of a failed start', async () => {
      await again({ systemStatus: new ApiError('systemStatus', 'unknown', 500) }, '/m/register');
      expect(await heading('The lights went out')).toBeVisible();
      expect(screen.queryByText('content of register')).not.toBeInTheDocument();
    });

    it('stays as it was last time without a connection, says so, and starts again with it', async () => {
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      let answers = false;
      const status = () => {
        if (!answers) throw new ApiError('systemStatus', 'unknown', 0);
        return {
          info: { mobileTemplate: {} },
          location: { country: 'TH', dialingCode: '66' },
          maintenance: false,
          regionRestriction: false,
        };
      };
      await again({ systemStatus: status });
      await waitFor(() => expect(startUpStore.getState().checking).toBe(false));
      expect(screen.getByText('content of banner')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'The lights went out' })).not.toBeInTheDocument();
      expect(screen.getByText('No connection.')).toBeVisible();
      answers = true;
      online.mockReturnValue(true);
      act(() => void dispatchEvent(new Event('online')));
      await waitFor(() => expect(startUpStore.getState().confirmed).toBe(true));
      expect(screen.queryByText('No connection.')).not.toBeInTheDocument();
      online.mockRestore();
    });

    it.each([{ maintenance: true }, { regionRestriction: true }])(
      'is covered where the site has closed meanwhile, and does not open the next time: %j',
      async (closed) => {
        const covered = await again(statusWith(closed));
        const name = 'maintenance' in closed ? 'Under maintenance' : 'Not available in your region';
        expect(await heading(name)).toBeVisible();
        covered.unmount();
        renderSite({ again: true, answers: unknown });
        expect(screen.queryByText('content of banner')).not.toBeInTheDocument();
      },
    );

    it('takes the flags that come in place of those of last time', async () => {
      await again({ whitelabel: {} }, '/m/register');
      expect(await screen.findByText(/permission/)).toBeVisible();
      expect(screen.queryByText('content of register')).not.toBeInTheDocument();
    });

    it("opens by nothing of another merchant's", async () => {
      const first = renderSite();
      await page();
      first.unmount();
      renderSite({ again: true, answers: unknown, site: { merchantCode: 'OTHER' } });
      expect(screen.queryByText('content of banner')).not.toBeInTheDocument();
    });
  });

  it.each([true, 1, '1', 'true'])('shows maintenance for %p, on any address, without frame', async (maintenance) => {
    renderSite({ path: '/m/whatever', answers: statusWith({ maintenance }) });
    await proves(['S4-STARTUP-02', 'S2-MAINTENANCE-01', 'S8-ERRORS-35'], async () => {
      expect(await heading('Under maintenance')).toBeVisible();
      expect(screen.getByText(/System upgrading, please try again later/)).toBeVisible();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    });
  });

  it('checks again on request and opens when it is over', async () => {
    let maintenance = true;
    const { user } = renderSite({
      answers: { systemStatus: () => ({ ...statusWith({ maintenance }).systemStatus }) as never },
    });
    await heading('Under maintenance');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await heading('Under maintenance')).toBeVisible();
    maintenance = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await page()).toBeVisible();
  });

  it('shows the restriction, and maintenance where both are on', async () => {
    const first = renderSite({ path: '/m/gameList', answers: statusWith({ regionRestriction: true }) });
    await proves(['S4-STARTUP-03', 'S2-MAINTENANCE-02', 'S8-ERRORS-35'], async () => {
      expect(await heading('Not available in your region')).toBeVisible();
    });
    first.unmount();
    renderSite({ answers: statusWith({ regionRestriction: '1', maintenance: 1 }) });
    await proves('S4-STARTUP-04', async () => {
      expect(await heading('Under maintenance')).toBeVisible();
    });
  });

  it('shows the service error when the platform does not answer, and tries again', async () => {
    let down = true;
    const { user } = renderSite({
      answers: {
        systemStatus: () => (down ? new TypeError('down') : ({ ...statusWith({}).systemStatus } as never)),
      },
    });
    expect(await heading('The lights went out')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await page()).toBeVisible();
  });

  it('takes ten seconds without an answer for none', async () => {
    jest.useFakeTimers();
    renderSite({ answers: { systemStatus: () => new Promise<never>(() => undefined) } });
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.queryByRole('heading', { name: 'The lights went out' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('heading', { name: 'The lights went out' })).toBeVisible();
    jest.useRealTimers();
  });

  it('takes as long as the site says', async () => {
    jest.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    renderSite({ site: { startUpTimeout: 1500 }, answers: { systemStatus: never } });
    await act(() => jest.advanceTimersByTimeAsync(1_510));
    expect(screen.getByRole('heading', { name: 'The lights went out' })).toBeVisible();
    jest.useRealTimers();
  });

  it.each([null, 42, 'closed', [], { info: {} }, { info: null, location: {} }])(
    'takes a status that says %j for no answer',
    async (nonsense) => {
      renderSite({ answers: { systemStatus: () => nonsense as never } });
      expect(await heading('The lights went out')).toBeVisible();
      expect(flagStore.getState().status).not.toEqual(nonsense);
    },
  );

  it.each([null, 42, []])('does not open on flags that say %j', async (nonsense) => {
    renderSite({ answers: { whitelabel: () => nonsense as never } });
    expect(await heading('The lights went out')).toBeVisible();
  });

  it.each([null, 42, [], { mobileTemplate: 7 }])('opens whatever the template says: %j', async (nonsense) => {
    renderSite({ answers: { template: () => nonsense as never } });
    expect(await page()).toBeVisible();
    expect(shellSlots.memberCenterVersion.get()).toBe('base');
  });

  it('opens without a template that does not come', async () => {
    jest.useFakeTimers();
    renderSite({ answers: { template: () => new Promise<never>(() => undefined) } });
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByText('content of banner')).toBeVisible();
    jest.useRealTimers();
  });

  it('closes while it is open, when a call says so, and opens again on request', async () => {
    let maintenance = false;
    const { user } = renderSite({
      session: { token: 'open' },
      answers: {
        systemStatus: () => ({ ...statusWith({ maintenance }).systemStatus }) as never,
        balance: () => (maintenance ? new ApiError('balance', 'system.upgrading', 200) : balance),
      },
    });
    await page();
    act(() => bus.emit('wallet:refresh'));
    expect(await screen.findByText('฿77.00')).toBeVisible();
    maintenance = true;
    act(() => bus.emit('wallet:refresh'));
    expect(await heading('Under maintenance')).toBeVisible();
    maintenance = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Under maintenance' })).not.toBeInTheDocument());
    expect(await page()).toBeVisible();
  });

  it.each([
    ['maintenance', 'Under maintenance'],
    ['regionRestriction', 'Not available in your region'],
  ])('lies over a page that was open while the site closed (%s), which is the same afterwards', async (why, name) => {
    let closed = false;
    remotes.page('/m/register');
    const { user } = renderSite({
      path: '/m/register',
      answers: { systemStatus: () => ({ ...statusWith({ [why]: closed }).systemStatus }) as never },
    });
    const form = await screen.findByText('content of register');
    closed = true;
    act(() => bus.emit('site:closed'));
    const title = await heading(name);
    const over = title.closest('dialog');
    expect(over).toHaveAttribute('open');
    expect(over).toHaveAccessibleName(name);
    expect(over).not.toContainElement(form);
    expect(form).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${name} · Foyer Demo`));
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    await act(async () => undefined);
    expect(over).toHaveAttribute('open');
    closed = false;
    await act(async () => void (await startUp()));
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    expect(screen.getByText('content of register')).toBe(form);
    await waitFor(() => expect(document.title).not.toContain(name));
  });

  it('stays open when a call says it is closed and the status says it is not', async () => {
    renderSite({ session: { token: 'stays' }, answers: { balance: new ApiError('balance', 'ip.restricted', 200) } });
    await page();
    await act(async () => undefined);
    expect(screen.getByText('content of banner')).toBeVisible();
  });

  it('understands a platform that refuses instead of telling', async () => {
    renderSite({ answers: { systemStatus: new ApiError('systemStatus', 'ip.restricted', 200) } });
    expect(await heading('Not available in your region')).toBeVisible();
  });
});

describe('templates', () => {
  it('keeps which versions the merchant chose', async () => {
    renderSite({ answers: { template: { mobileTemplate: { mem_cen: 1, dep_func: '1' } } } });
    await page();
    await proves(['S4-TEMPLATE-01', 'S4-TEMPLATE-02', 'S4-TEMPLATE-03'], () => {
      expect(localStorage.getItem('memberCenterVersion')).toBe('new');
      expect(localStorage.getItem('depositDetailVersion')).toBe('new');
    });
  });

  it.each<[MobileTemplate, string, string]>([
    [{ mem_cen: 1, dep_func: 0 }, 'new', 'base'],
    [{ mem_cen: 0, dep_func: 1 }, 'base', 'new'],
    [{ mem_cen: '1' }, 'new', 'base'],
    [{ dep_func: '1' }, 'base', 'new'],
  ])('tells the two versions apart: %j', async (mobileTemplate, memberCenter, depositDetail) => {
    renderSite({ answers: { template: { mobileTemplate } } });
    await page();
    await proves(['S4-TEMPLATE-01', 'S4-TEMPLATE-02'], () => {
      expect(localStorage.getItem('memberCenterVersion')).toBe(memberCenter);
      expect(localStorage.getItem('depositDetailVersion')).toBe(depositDetail);
    });
  });

  it('falls back to base, and to the status answer when the template call fails', async () => {
    const first = renderSite({ answers: { template: { mobileTemplate: { mem_cen: 0 } } } });
    await page();
    await proves(['S4-TEMPLATE-01', 'S4-TEMPLATE-02'], () => {
      expect(shellSlots.memberCenterVersion.get()).toBe('base');
      expect(shellSlots.depositDetailVersion.get()).toBe('base');
    });
    first.unmount();
    renderSite({
      answers: { ...statusWith({ info: { mobileTemplate: { mem_cen: 1 } } }), template: new TypeError('down') },
    });
    await page();
    expect(shellSlots.memberCenterVersion.get()).toBe('new');
  });
});

describe('screens by address', () => {
  it.each([
    ['/m/maintenance', 'Under maintenance', 'S2-ROUTES-64'],
    ['/m/ipRestrict', 'Not available in your region', 'S2-ROUTES-65'],
    ['/m/serviceError', 'The lights went out', 'S2-ROUTES-66'],
  ])('%s shows its screen without footer', async (path, name, id) => {
    renderSite({ path });
    await proves(id, async () => {
      expect(await heading(name)).toBeVisible();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await waitFor(() => expect(document.title).toBe(`${name} · Foyer Demo`));
  });

  it('leads home once all is well again', async () => {
    const { user, where } = renderSite({ path: '/m/maintenance' });
    await proves('S2-FOOTER-12', () => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await page()).toBeVisible();
    expect(where()).toBe('/m/home');
  });
});
