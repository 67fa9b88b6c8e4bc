import { sessionOwner } from '@foyer/shared/shell';
import { answerCalls } from '@foyer/shared/testing';
import { keepRenewing, RENEW_EVERY } from './renewal';

const seen = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('keepRenewing', () => {
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    seen('visible');
    sessionOwner.start({ token: 't', merchantCode: 'DEMO', userName: 'lotus88', type: 1 });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('renews a stored session at once, then every ten minutes', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: true });
    await jest.advanceTimersByTimeAsync(0);
    await proves('S7-API-30', () => {
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatchObject({ method: 'PUT', path: '/wps/session/renew' });
    });
    // Counted from the session's half hour, not from the constant.
    await proves('S7-API-30', async () => {
      touch();
      await jest.advanceTimersByTimeAsync(10 * 60_000 - 1);
      expect(requests).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(2);
    });
  });

  it('lets a fresh login rest for ten minutes', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    touch();
    await jest.advanceTimersByTimeAsync(RENEW_EVERY - 1);
    expect(requests).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(1);
  });

  it('waits while nobody looks, and renews as soon as somebody does', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: true });
    seen('hidden');
    await jest.advanceTimersByTimeAsync(RENEW_EVERY * 2 + 1000);
    expect(requests).toHaveLength(1);
    seen('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(2);
  });

  it.each([-60, 60])('goes on when the device’s clock is set by %d minutes', async (minutes) => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    await jest.advanceTimersByTimeAsync(RENEW_EVERY / 2);
    jest.setSystemTime(Date.now() + minutes * 60_000);
    touch();
    await jest.advanceTimersByTimeAsync(RENEW_EVERY / 2);
    expect(requests).toHaveLength(1);
    touch();
    await jest.advanceTimersByTimeAsync(RENEW_EVERY);
    expect(requests).toHaveLength(2);
  });

  it('lets the session of a page run out that nobody uses, seen or not', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: true });
    await jest.advanceTimersByTimeAsync(RENEW_EVERY * 6);
    expect(requests).toHaveLength(1);
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    'takes %s for something that a person does, once',
    async (deed) => {
      const requests = answerCalls({ renew: { expiresAt: 1 } });
      stop = keepRenewing({ stored: false });
      document.body.dispatchEvent(new Event(deed, { bubbles: true }));
      await jest.advanceTimersByTimeAsync(RENEW_EVERY * 3);
      expect(requests).toHaveLength(1);
    },
  );

  it('renews at once for who comes back after a rest, as long as it may still live', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    await jest.advanceTimersByTimeAsync(RENEW_EVERY * 2.5);
    expect(requests).toHaveLength(0);
    touch();
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
  });

  it('is over when it is stopped', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    keepRenewing({ stored: false })();
    touch();
    await jest.advanceTimersByTimeAsync(RENEW_EVERY * 3);
    expect(requests).toHaveLength(0);
  });

  it('asks for nothing once the session is gone', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    sessionOwner.end();
    touch();
    await jest.advanceTimersByTimeAsync(RENEW_EVERY * 2);
    expect(requests).toHaveLength(0);
  });

  it('does not take a page that is hidden for one that is used', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    seen('hidden');
    touch();
    await jest.advanceTimersByTimeAsync(RENEW_EVERY * 2);
    expect(requests).toHaveLength(0);
  });

  it('does not take the turning away from a page for something that a person does on it', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    seen('hidden');
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    await jest.advanceTimersByTimeAsync(RENEW_EVERY * 2);
    expect(requests).toHaveLength(0);
  });

  it.each([-1, 1])('renews at once where the device’s clock jumped by ten minutes (%d)', async (sign) => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    jest.setSystemTime(Date.now() + sign * (RENEW_EVERY - 1));
    touch();
    expect(requests).toHaveLength(0);
    jest.setSystemTime(Date.now() + sign);
    touch();
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
  });

  it('renews by the page’s own clock where the device’s was set back', async () => {
    const requests = answerCalls({ renew: { expiresAt: 1 } });
    stop = keepRenewing({ stored: false });
    await jest.advanceTimersByTimeAsync(RENEW_EVERY - 1);
    jest.setSystemTime(Date.now() - RENEW_EVERY + 1);
    touch();
    expect(requests).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(1);
  });
});
