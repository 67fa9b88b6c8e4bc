import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key, by which the browser is told to trust it. */
  spki: string;
}

/**
 * Makes a certificate for this run. The browser gets the hash of its key: with errors merely ignored it would keep nothing in
 * its cache, and a return visit would mean nothing. Throws when there is no `openssl`.
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
