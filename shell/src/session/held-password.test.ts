import { ApiError } from '@foyer/shared/api';
import { changePassword, handOverPassword, isPasswordHeld } from '@foyer/shared/session';
import { sessionOwner } from '@foyer/shared/shell';
import { answerCalls } from '@foyer/shared/testing';
import { heldPassword } from './held-password';

const session = { token: 'mine', merchantCode: 'DEMO', userName: 'mali', type: 0 };
const wish = { newPassword: 'lantern2', confirmNewPassword: 'lantern2' };

const hold = (password: string) => {
  handOverPassword(password);
  heldPassword.hold();
};

beforeEach(() => {
  sessionStorage.clear();
  heldPassword.drop();
  sessionOwner.start(session);
});

describe('the keeper of the password', () => {
  it('changes it with the one it holds, and holds the new one then', async () => {
    const requests = answerCalls({ changePassword: null });
    hold('lantern1');
    await proves(['S7-API-26', 'S3-CHANGEPSW-01'], async () => {
      await expect(changePassword(wish)).resolves.toBe('changed');
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatchObject({
        method: 'PUT',
        path: '/wps/member/password',
        body: { oldPassword: 'lantern1', newPassword: 'lantern2', confirmNewPassword: 'lantern2' },
      });
      expect(Object.keys(requests[0]?.body as object)).toHaveLength(3);
    });
    await proves('S4-CHANGEPSW-03', async () => {
      await changePassword({ newPassword: 'lantern3', confirmNewPassword: 'lantern3' });
      expect(requests[1]?.body).toMatchObject({ oldPassword: 'lantern2', newPassword: 'lantern3' });
    });
  });

  it('holds what was handed over once a session starts, and nothing of another log-in', () => {
    handOverPassword('lantern1');
    expect(isPasswordHeld()).toBe(false);
    heldPassword.hold();
    expect(isPasswordHeld()).toBe(true);
    // The next log-in handed over no password.
    heldPassword.hold();
    expect(isPasswordHeld()).toBe(false);
  });

  it('takes the typed one where it holds none, and holds the new one then', async () => {
    const requests = answerCalls({ changePassword: null });
    expect(isPasswordHeld()).toBe(false);
    await changePassword({ oldPassword: 'typed1', ...wish });
    expect(requests[0]?.body).toMatchObject({ oldPassword: 'typed1' });
    expect(isPasswordHeld()).toBe(true);
  });

  it('removes what somebody left in the session storage, and writes nothing itself', async () => {
    answerCalls({ changePassword: null });
    sessionStorage.setItem('password', 'lantern1');
    hold('lantern1');
    await proves('S4-CHANGEPSW-04', async () => {
      await changePassword(wish);
      expect(sessionStorage.getItem('password')).toBeNull();
      expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('lantern2');
    });
  });

  it('sends nothing when the new one is the old one', async () => {
    const requests = answerCalls({ changePassword: null });
    hold('lantern2');
    await expect(changePassword(wish)).resolves.toBe('same');
    expect(requests).toEqual([]);
  });

  it('forgets one that was changed elsewhere, and only then', async () => {
    hold('lantern1');
    answerCalls({ changePassword: new ApiError('changePassword', 'rate.limited', 200) });
    await expect(changePassword(wish)).rejects.toMatchObject({ code: 'rate.limited' });
    expect(isPasswordHeld()).toBe(true);
    answerCalls({ changePassword: new ApiError('changePassword', 'password.wrong', 200) });
    await expect(changePassword(wish)).rejects.toMatchObject({ code: 'password.wrong' });
    expect(isPasswordHeld()).toBe(false);
  });

  it('holds nothing for whoever signed out meanwhile', async () => {
    answerCalls({
      changePassword: () => {
        heldPassword.drop();
        sessionOwner.end();
        return null;
      },
    });
    hold('lantern1');
    await changePassword(wish);
    expect(isPasswordHeld()).toBe(false);
  });

  it('keeps what it holds when the platform is out of reach', async () => {
    hold('lantern1');
    answerCalls({ changePassword: new TypeError('down') });
    await expect(changePassword(wish)).rejects.toThrow();
    expect(isPasswordHeld()).toBe(true);
  });

  it('sends an empty old one where it holds none and none was typed', async () => {
    const requests = answerCalls({ changePassword: null });
    await changePassword(wish);
    expect(requests[0]?.body).toMatchObject({ oldPassword: '' });
  });
});
