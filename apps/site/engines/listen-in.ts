import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const COMPLAINTS = '/complaints';

/** Runs in each page before all else in it: tells what goes wrong. */
const tellComplaints = (address: string) => {
  const tell = (complaint: string) => navigator.sendBeacon(address, complaint);
  // Going to another page stops what is still being loaded, and WebKit calls that an error.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), 1_000);
  });
  addEventListener(
    'error',
    ({ message, target }: Event & { readonly message?: string }) => {
      if (message !== undefined) tell(message);
      else if (!isLeaving) tell(`not loaded: ${(target as HTMLElement).outerHTML}`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`${violatedDirective}: ${blockedURI}`),
  );
  console.error = (...words: readonly unknown[]) => tell(words.join(' '));
};

const script = `(${tellComplaints.toString()})(${JSON.stringify(COMPLAINTS)})`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Passes an answer on, a page with the script in it and in its policy. */
const passOn = async (given: IncomingMessage, answered: ServerResponse) => {
  const { statusCode = 502, headers } = given;
  if (headers['content-type']?.startsWith('text/html') !== true) {
    answered.writeHead(statusCode, headers);
    given.pipe(answered);
    return;
  }
  const { 'content-length': _, 'content-security-policy': policy, ...others } = headers;
  const page = (await text(given)).replace(
    /<head[^>]*>/,
    (head) => `${head}<script>${script}</script>`,
  );
  answered.writeHead(statusCode, {
    ...others,
    'content-security-policy': String(policy).replace('script-src ', `script-src ${hash} `),
  });
  answered.end(page);
};

/**
 * Serves a site at another address, its pages with a script that tells what goes wrong in them: for a browser
 * whose driver does not say what stands on the console.
 */
export const listenIn = async (site: string) => {
  const { host } = new URL(site);
  const complaints: string[] = [];
  let origin = '';
  const server = createServer((asked, answered) => {
    if (asked.url === COMPLAINTS) {
      void text(asked).then((complaint) => complaints.push(complaint));
      answered.writeHead(204).end();
      return;
    }
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
    if (headers.origin === origin) headers.origin = site;
    // A connection that was kept may be closed by the site just as it is used again.
    const sent = request(new URL(asked.url ?? '/', site), {
      method: asked.method,
      headers,
      agent: false,
    });
    sent.on('response', (given) => void passOn(given, answered));
    sent.on('error', () => answered.destroy());
    asked.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  return {
    /** Origin of the proxied site. */
    origin,
    /** Returns the reports of all pages since the last call. */
    complaints: (): readonly string[] => complaints.splice(0),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
