import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = ['localhost', '*.localhost', '*.verify.localhost', '*.games.localhost'];

/** Writes a self-signed certificate for one day: `privkey.pem`, `fullchain.pem`. @throws without openssl: Node writes no X.509 */
export function writeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const wanted = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  const names = ['-addext', `subjectAltName=${NAMES.map((name) => `DNS:${name}`).join(',')}`];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const { error, status, stderr } = spawnSync('openssl', [...wanted, ...names, ...files]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? String(stderr)}`);
}

/** A certificate made now, for this process. @throws without openssl */
export function temporaryCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  try {
    writeCertificate(folder);
    return { key: readFileSync(join(folder, 'privkey.pem')), cert: readFileSync(join(folder, 'fullchain.pem')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
