/*
 * Serves the desk's files under the service's policy, with a fake API. The desk is tested without a database,
 * on as many applications as anybody has.
 */
import type { Application, SavedView, SeenList } from '@example/api/desk';
import { permissionsOf, staffRoles } from '@example/api/staff';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createApplications } from './applications.ts';
import { createDecisions, type SentDecision } from './decisions.ts';
import { createMails } from './mails.ts';
import { createOwn } from './own.ts';
import { resumeOf } from './resumes.ts';

const applications = createApplications(50_000);
const ownOf = createOwn(applications.newest);
const mails = createMails();
const decisions = createDecisions(applications);
const dist = join(import.meta.dirname, '../../../../dist/desk');

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Policy of everything that is not a page. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const contentTypes: Readonly<Partial<Record<string, string>>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const problem = (status: number, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: '', status, detail: 'as the test wants it', ...more },
});

/** Body of any call of the desk. */
interface Sent extends SentDecision, Partial<Pick<Application, 'tags'>> {
  readonly subject?: string;
  readonly text?: string;
  readonly items?: readonly Pick<Application, 'reference' | 'version'>[];
}

const readBody = async <T = Sent>(request: IncomingMessage): Promise<T> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as T;
};

/** Returns the session of the role in the cookie `role`, of a recruiter without one, or 401 for an unknown role. */
const sessionOf = ({ headers: { cookie = '' } }: IncomingMessage): Answer => {
  const said = /(?:^|; )role=(\w+)/.exec(cookie)?.[1] ?? 'recruiter';
  const role = staffRoles.find((one) => one === said);
  if (role === undefined) return problem(401);
  const permissions = permissionsOf(role);
  return ok({ employee_code: 'E1001', name: 'Meera Das', role, permissions });
};

const answerOne = async (
  request: IncomingMessage,
  reference: string,
  action: string | undefined,
): Promise<Answer> => {
  const one = applications.find(reference);
  if (!one) return problem(404);
  const { method = 'GET', headers } = request;
  if (action === 'templates') return ok(applications.templates(one));
  if (action === 'notes')
    return ok(applications.addNote(one, (await readBody(request)).text ?? '', 'E1001'));
  if (action === 'mails') return ok(mails.list(one));
  if (action === 'mail') {
    mails.add(one, await readBody(request));
    return { status: 202, body: {} };
  }
  // Stands for a colleague in another browser.
  if (action === 'colleague') return ok(applications.replace(one, await readBody(request)));
  if (method !== 'PATCH') return ok(one);
  const version = Number(/^"(\d+)"$/.exec(headers['if-match'] ?? '')?.[1]);
  const changed = applications.change(one, version, await readBody(request));
  return changed ? ok(decisions.noteChange(one, changed)) : problem(412, { current: one });
};

/** Returns the member in the cookie `member`: each test may have one of its own. */
const memberOf = ({ headers: { cookie = '' } }: IncomingMessage) =>
  /(?:^|; )member=([\w-]+)/.exec(cookie)?.[1] ?? 'Meera';

/** Answers the calls of what each member keeps for themselves. */
const answerOwn = async (
  request: IncomingMessage,
  [, kind, id, action]: readonly string[],
): Promise<Answer> => {
  const own = ownOf(memberOf(request));
  const body =
    request.method === 'GET' ? {} : await readBody<Partial<SavedView & SeenList>>(request);
  if (kind === 'news' && id === 'seen') {
    own.see(body.until ?? 0);
    return ok({});
  }
  if (kind === 'news')
    return ok(
      own.news((after) => applications.fresher(new URLSearchParams(), memberOf(request), after)),
    );
  if (id === undefined)
    return request.method === 'GET'
      ? ok(own.views())
      : { status: 201, body: own.create({ is_default: false, ...body } as SavedView) };
  if (action === 'delete') {
    own.remove(id);
    return ok({});
  }
  const changed = own.change(id, body);
  return changed ? ok(changed) : problem(404);
};

const answerApplications = async (
  request: IncomingMessage,
  { searchParams }: URL,
  [part, action]: readonly string[],
): Promise<Answer> => {
  const member = memberOf(request);
  if (part === undefined) return ok(applications.list(searchParams, member));
  if (part === 'counts') return ok(applications.counts(searchParams, member));
  // Stands for a visitor who applies.
  if (part === 'arrive') {
    const { name, ahead } = await readBody<{ name: string; ahead?: boolean }>(request);
    return ok(applications.arrive(name, member, ahead));
  }
  if (part === 'choices') return ok(applications.choices());
  if (part === 'colleagues') return ok(applications.colleagues());
  if (part === 'weigh')
    return ok(decisions.weigh((searchParams.get('references') ?? '').split(',')));
  if (part === 'decide') return ok(decisions.decide(await readBody(request)));
  if (part === 'undo') {
    const undone = decisions.undo(await readBody(request));
    return undone ? ok(undone) : problem(409, { type: 'urn:problem:conflict' });
  }
  if (part === 'bulk') {
    const { items, ...change } = await readBody(request);
    return ok({ results: applications.changeSeveral(items ?? [], change) });
  }
  return answerOne(request, part, action);
};

const answer = async (request: IncomingMessage, url: URL): Promise<Answer> => {
  const path = url.pathname.replace('/api/v0/', '');
  if (path === 'staff_session') return sessionOf(request);
  if (path === 'staff_sign_out') return ok({});
  if (path === 'xsrf') return { status: 204 };
  if (sessionOf(request).status !== 200) return problem(401);
  const [area, kind, ...rest] = path.split('/');
  if (area !== 'desk') return problem(404);
  if (kind === 'news' || kind === 'views') return answerOwn(request, path.split('/'));
  return kind === 'applications' ? answerApplications(request, url, rest) : problem(404);
};

const sendFile = (path: string, response: ServerResponse) => {
  const isAsset = path.startsWith('/desk/assets/');
  const file = isAsset ? path.slice('/desk/'.length) : 'index.html';
  response.writeHead(200, {
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': isAsset ? NO_PAGE_POLICY : POLICY,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(readFileSync(join(dist, file)));
};

/** Sends a resume as the service does: as a download of no particular type. */
const sendResume = (reference: string, response: ServerResponse) => {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment; filename="resume"',
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  response.end(resumeOf(Number(reference.slice('A-'.length))).content);
};

const handle = async (request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { pathname } = url;
  const [, resume] = /\/applications\/(A-\d+)\/resume$/.exec(pathname) ?? [];
  if (resume !== undefined) sendResume(resume, response);
  else if (pathname.startsWith('/api/')) {
    const { status, body } = await answer(request, url);
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Set-Cookie': 'XSRF-TOKEN=token; Path=/; SameSite=Lax',
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  } else if (pathname === '/desk' || pathname.startsWith('/desk/')) sendFile(pathname, response);
  else if (pathname === '/favicon.svg')
    response
      .writeHead(200, { 'Content-Type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (pathname === '/login')
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><html lang="en"><title>Login</title><h1>Login</h1></html>');
  else response.writeHead(404).end();
};

export interface FakeServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server on a free port, in this process. */
export const startFakeServer = async (): Promise<FakeServer> => {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
