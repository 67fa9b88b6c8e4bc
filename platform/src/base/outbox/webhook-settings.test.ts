import { EnvironmentError, readEnvironment } from '../environment/environment';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const read = (MESSAGES_WEBHOOK: string, MESSAGES_SECRET: string) =>
  readEnvironment({ MESSAGES_WEBHOOK, MESSAGES_SECRET });

describe('the settings of the webhook', () => {
  it.each([
    ['https://messages.example.com/send', SECRET, [SECRET]],
    ['http://127.0.0.1:9000/', SECRET, [SECRET]],
    ['http://receiver.localhost/', `${SECRET},${SECRET}`, [SECRET, SECRET]],
  ])('may be %s', (url, secret, secrets) => {
    expect(read(url, secret).webhook).toEqual({ url, secrets });
  });

  it('are empty by default', () => {
    expect(read('', '').webhook).toBeUndefined();
    // A secret may be set before the address.
    expect(read('', SECRET).webhook).toBeUndefined();
  });

  it.each([
    ['http://messages.example.com/send', SECRET, 'MESSAGES_WEBHOOK should begin with https://'],
    ['http://127.0.0.1.example.com/', SECRET, 'MESSAGES_WEBHOOK should begin with https://'],
    ['file:///etc/passwd', SECRET, 'MESSAGES_WEBHOOK should begin with https://'],
    ['messages', SECRET, 'MESSAGES_WEBHOOK should be an address'],
    ['https://me:secret@example.com/', SECRET, 'MESSAGES_WEBHOOK should not carry a name or a password'],
    ['https://example.com/', '', 'MESSAGES_SECRET should be whsec_'],
    ['https://example.com/', `whsec_${Buffer.alloc(23, 1).toString('base64')}`, 'MESSAGES_SECRET should be whsec_'],
    ['https://example.com/', 'a long secret that is no base64', 'MESSAGES_SECRET should be whsec_'],
    ['https://example.com/', `${SECRET} ${SECRET} ${SECRET}`, 'MESSAGES_SECRET should be whsec_'],
  ])('is refused as %s with the secret %s', (url, secret, problem) => {
    expect(() => read(url, secret)).toThrow(EnvironmentError);
    expect(() => read(url, secret)).toThrow(problem);
    expect(() => read(url, secret)).not.toThrow('me:secret');
  });
});
