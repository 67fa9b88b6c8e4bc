import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key, which the browser is told to trust. */
  spki: string;
}

/**
 * Makes a certificate for this run. The browser trusts the hash of its key: with ignored certificate errors it would cache
 * nothing.
 * @throws without `openssl`
 */
export function makeCertificate(folder: string): Certificate {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, ...subject], { stdio: 'pipe' });
  const text = readFileSync(cert, 'utf8');
  const spki = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' });
  return { key: readFileSync(key, 'utf8'), cert: text, spki: createHash('sha256').update(spki).digest('base64') };
}
