/** Minimum length of the operations' key on an address that others reach. */
const KEY_LENGTH = 32;
const KEY_SIGNS = 8;
const PASSWORD_LENGTH = 8;

/** Common placeholders for passwords. */
const WELL_KNOWN = new Set(
  'admin changeme database default example foyer password passw0rd postgres postgresql qwerty root secret test user'.split(
    ' ',
  ),
);

/** Why a key of the operations is too weak, or undefined. */
export function weaknessOfKey(key: string): string | undefined {
  if (key.length < KEY_LENGTH) return `has ${key.length} characters; it should have ${KEY_LENGTH} or more`;
  if (new Set(key).size < KEY_SIGNS) return `is made of fewer than ${KEY_SIGNS} different characters`;
  return undefined;
}

/** Why the password in a database address is too weak, or undefined. A local socket needs none. */
export function weaknessOfPassword(address: URL): string | undefined {
  if (address.hostname === '' || address.searchParams.get('host')?.startsWith('/') === true) return undefined;
  const password = decodeURIComponent(address.password);
  if (password === '') return 'has no password';
  const plain = password.toLowerCase();
  const names = [address.username, address.pathname.slice(1), address.hostname].map((name) => name.toLowerCase());
  if (WELL_KNOWN.has(plain.replace(/\d+$/, '')) || names.includes(plain))
    return 'has a password that everybody tries first';
  if (password.length < PASSWORD_LENGTH) return `has a password of fewer than ${PASSWORD_LENGTH} characters`;
  return undefined;
}
