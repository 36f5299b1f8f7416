import { docx } from '../src/testing/documents.ts';

const BOMB_BYTES = 300_000_000;

/** Builds a Word package whose document is 300 MB of spaces, compressed to 0.3 MB. */
export const zipBomb = (): Buffer => docx({ document: new Uint8Array(BOMB_BYTES).fill(0x20) });

export const windowsProgram = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(4096)]);

/** File names with path traversal, control characters, markup or reserved names. */
export const fileNames = [
  'cv\u0000.pdf',
  'cv\u202efdp.exe',
  'cv\u202efdp.pdf',
  '../../../../etc/passwd.pdf',
  '..\\..\\cv.pdf',
  '.pdf',
  'cv.pdf%0d%0aX-Injected: yes',
  `${'x'.repeat(5_000)}.pdf`,
  'CON.pdf',
  '<img src=x onerror=alert(1)>.pdf',
] as const;

/** Texts that contain SQL, HTML, a template, a formula or a header where plain text is expected. */
export const texts = [
  "'; DROP TABLE applications; --",
  "' OR '1'='1",
  '"; DELETE FROM jobs; --',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '=HYPERLINK("http://evil.example","x")',
  'a\r\nBcc: everyone@example.com',
  '\u0000\u0001\u0008',
  '\ud800',
  '\u202e\u2066abc',
  'A'.repeat(100_000),
] as const;

export const prototypeBodies = [
  '{"__proto__":{"isAdmin":true},"user_name":"A","email":"a@example.com","msg":"M"}',
  '{"constructor":{"prototype":{"isAdmin":true}},"user_name":"A","email":"a@example.com","msg":"M"}',
  '{"user_name":{"__proto__":null},"email":"a@example.com","msg":"M"}',
  '{"toString":"x","hasOwnProperty":1,"user_name":"A","email":"a@example.com","msg":"M"}',
  '["__proto__"]',
  '{"user_name":["A"],"email":{"toString":"a@example.com"},"msg":{"length":5}}',
] as const;

/** Email addresses that cause catastrophic backtracking in a careless regular expression. */
export const slowAddresses = [
  `${'a'.repeat(50_000)}@`,
  `${'a.'.repeat(25_000)}@example.com`,
  `a@${'a.'.repeat(25_000)}`,
  `a@${'-'.repeat(50_000)}.com`,
  `${'"'.repeat(50_000)}@example.com`,
  `a${'@'.repeat(50_000)}example.com`,
  `${' '.repeat(50_000)}a@example.com`,
  `a@${'a'.repeat(50_000)}`,
] as const;

/** Builds raw requests with contradictory or malformed heads. The connection is closed after each. */
export const conflictingHeads = (port: number): readonly string[] => {
  const host = `Host: 127.0.0.1:${String(port)}`;
  const body = '{"user_name":"A","email":"a@example.com","msg":"M"}';
  const length = String(body.length);
  const post = (...headers: readonly string[]) =>
    `POST /api/v0/save_enquiry HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`;
  const json = 'Content-Type: application/json';
  return [
    post(host, json, `Content-Length: ${length}`, 'Content-Length: 3'),
    post(host, json, `Content-Length: ${length}`, 'Transfer-Encoding: chunked'),
    post(host, json, 'Transfer-Encoding: chunked, identity'),
    post(host, json, 'Content-Length: -1'),
    post(host, json, 'Content-Length: 99999999999999999999'),
    post(host, json, 'Content-Type: text/plain', `Content-Length: ${length}`),
    post(host, 'Host: evil.example', json, `Content-Length: ${length}`),
    post(host, json, `Content-Length: ${length}`, 'Idempotency-Key: a', 'Idempotency-Key: b'),
    post(host, json, `Content-Length: ${length}`, 'Origin: null', 'Origin: http://evil.example'),
    `GET / HTTP/1.1\r\n${host}\r\nX: ${'y'.repeat(100_000)}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\nBad Header: x\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\nX-Y: a\u0000b\r\nConnection: close\r\n\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET /\u0000 HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    'GET / HTTP/9.9\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n',
  ];
};

/** Content types of a Word package: 1 MB of an element that is never closed. */
export const hostileTypes = `<?xml version="1.0"?><Types>${'<Override '.repeat(100_000)}`;
