import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates an authority, and a certificate for `127.0.0.1` without a name that it signed, in a folder, by OpenSSL's
 * command, which PostgreSQL's package needs too. Returns their files.
 */
export const makeCertificate = (folder: string) => {
  const at = (file: string) => join(folder, file);
  const openssl = (...parameters: readonly string[]) => {
    execFileSync('openssl', parameters, { cwd: folder, stdio: 'ignore' });
  };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1\n');
  openssl(
    ...['req', '-x509', ...curve, '-days', '3650', '-subj', '/CN=Tests'],
    ...['-keyout', 'authority.key', '-out', 'authority.pem'],
  );
  openssl('req', ...curve, '-subj', '/CN=Server', '-keyout', 'server.key', '-out', 'server.csr');
  openssl(
    ...['x509', '-req', '-in', 'server.csr', '-days', '3650', '-extfile', 'names'],
    ...['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial'],
    ...['-out', 'server.pem'],
  );
  return {
    authority: at('authority.pem'),
    certificate: at('server.pem'),
    key: at('server.key'),
  };
};
