import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const COMPLAINTS = '/complaints';

/** Reports errors and policy violations. Runs in each page before its other scripts. */
const tellComplaints = (address: string) => {
  const tell = (complaint: string) => navigator.sendBeacon(address, complaint);
  // WebKit reports loads that a navigation aborts as errors.
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

/** Passes an answer on. Adds the script to a page, and its hash to the page's policy. */
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

/** Serves a site with a script in its pages that reports errors, for a driver without access to the console. */
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
    // The site may close a kept-alive connection just as it is used again.
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
