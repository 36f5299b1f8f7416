import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Settings } from '../runtime/settings/index.ts';
import { loadSite } from '../server/pages/index.ts';
import { temporaryFolder } from './temporary.ts';

/** Origin in the «build» of the fake site. */
export const BUILT_ORIGIN = 'http://localhost:4200';

const inlineScript = `self.origin0 = '${BUILT_ORIGIN}';`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Renderer of the site, in plain JavaScript like that of a build. */
const entry = `
const csp = { scripts: ["'sha256-rendered'"], styles: [] };
let renderings = 0;
const escape = (text) => text.replace(/[<&"]/g, (c) => '&#' + c.charCodeAt(0) + ';');
export const createSite = ({ publicOrigin }) => ({
  async render(request, { clients, files }) {
    const url = new URL(request.url);
    renderings += 1;
    if (url.searchParams.has('throw')) throw new Error('secret detail');
    if (url.pathname === '/login') {
      const { accounts, staff } = clients;
      const headers = { 'Cache-Control': 'private, no-store' };
      try {
        if (request.method === 'POST') {
          const { remember_me, ...fields } = Object.fromEntries(await request.formData());
          if (fields.employee_code !== undefined) await staff.signIn(fields);
          else if (fields.staff_code !== undefined) await staff.verify({ code: fields.staff_code });
          else if (fields.enrol_code !== undefined) await staff.enrol({ code: fields.enrol_code });
          else if (fields.leave !== undefined) await staff.signOut();
          else if (fields.code !== undefined) await accounts.verify({ code: fields.code });
          else if (fields.reference !== undefined) await accounts.withdraw({ reference: fields.reference });
          else if (fields.password === undefined) await accounts.signOut();
          else await accounts.signIn({ ...fields, remember_me: remember_me === 'yes' });
          return { status: 303, headers: { Location: '/login' }, html: '', csp };
        }
        const shown = (html) => ({ status: 200, headers, html, csp });
        if (url.searchParams.has('sum')) {
          const { a, b } = (await staff.captchaQuestion()).question;
          return { ...shown(String(a + b)), headers: {} };
        }
        if (url.searchParams.has('secret')) return shown((await staff.enrolment())?.secret ?? 'none');
        if (url.searchParams.has('staff')) return shown((await staff.read())?.employee_code ?? 'nobody');
        const account = await accounts.read({});
        return shown('<h1>' + escape(account?.email ?? 'nobody') + '</h1>' + '<p>text</p>'.repeat(200));
      } catch (error) {
        return { status: error.status, headers, html: '<p>' + error.kind + '</p>', csp };
      }
    }
    if (request.method === 'POST') {
      const { idempotency_key: idempotencyKey, ...fields } = Object.fromEntries(await request.formData());
      try {
        const send = fields.job_id === undefined
          ? async () => clients.forms.send({ kind: 'enquiry' }, fields, { idempotencyKey })
          : async () => clients.applications.send({ ...fields, job_id: Number(fields.job_id), doc_type: 1 }, files.get('file'), { idempotencyKey });
        const { reference } = await send();
        return { status: 303, headers: { Location: url.pathname + '?reference=' + reference }, html: '', csp };
      } catch (error) {
        const status = error.kind === 'internal' ? 503 : error.status;
        const headers = error.retryAfterSeconds ? { 'Retry-After': String(error.retryAfterSeconds) } : {};
        const said = error.errors.map(({ message }) => message).join() || error.kind;
        return { status, headers, html: '<p>' + escape(said) + '</p><p>' + escape(String(fields.msg ?? fields.applcnt_covr_letr ?? '')) + '</p>', csp };
      }
    }
    let jobs;
    try {
      jobs = (await clients.jobs.search({})).jobs.map(({ job_title }) => job_title).join(', ');
    } catch (error) {
      return { status: 503, headers: { 'Retry-After': '5' }, html: 'no list: ' + error.kind, csp };
    }
    const source = decodeURIComponent(request.headers.get('visitor-source') ?? '');
    const from = source && '<i>' + escape(source) + '</i>';
    const html = '<title>' + publicOrigin + '</title>' + renderings + ' ' + url.pathname + escape(url.search) + ' ' + jobs + from + '<p>text</p>'.repeat(200);
    return { status: 200, headers: {}, html, csp };
  },
  async renderError(status) {
    return { status, headers: {}, html: '<h1>error page ' + status + '</h1>', csp };
  },
});
`;

/** Writes a fake build of the site like that in `dist/site`: two stored pages, one rendered page, files. */
export const writeFakeSite = (folder: string): string => {
  for (const name of ['pages', 'server', 'client/assets', 'client/.well-known']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const write = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  const page = (name: string) => {
    const link = `<link rel="canonical" href="${BUILT_ORIGIN}/${name}">`;
    const filler = '<p>text</p>'.repeat(200);
    write(`pages/${name}.html`, `${link}<script>${inlineScript}</script><h1>${name}</h1>${filler}`);
    // One of the pages holds a font.
    const fonts = name === 'index' ? { fonts: ['data:'] } : {};
    const csp = { scripts: [hashOf(inlineScript)], styles: [], ...fonts };
    return { file: `${name}.html`, csp };
  };
  const manifest = {
    origin: BUILT_ORIGIN,
    pages: { '/': page('index'), '/about': page('about') },
    paths: ['/', '/about', '/career', '/login'],
    uploads: ['/career'],
    indexed: [
      { path: '/' },
      { path: '/about', changed: '2026-01-31T12:00:00+05:30' },
      { path: '/career', changed: '2026-01-31T12:00:00+05:30' },
    ],
    redirects: { '/home': '/' },
    notFound: page('404'),
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server', 'entry-server.js'), entry);
  write('client/notes.txt', `See ${BUILT_ORIGIN}/about\n`);
  write('client/.well-known/known.txt', 'Well known\n');
  mkdirSync(join(folder, 'client/share'));
  writeFileSync(join(folder, 'client/share/about.png'), 'PNG');
  writeFileSync(join(folder, 'client/leaflet.pdf'), '%PDF-');
  writeFileSync(join(folder, 'client/.env'), 'SECRET=1');
  write('client/assets/page-1a2b3c.js', `console.log('${'asset'.repeat(300)}');`);
  writeFileSync(join(folder, 'client/assets/.hidden'), 'hidden');
  return folder;
};

/** Returns the pages of a fake build of the site, deleted after the test. */
export const fakePages = async (
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  ...kept: Parameters<typeof loadSite>[2][]
) => loadSite(writeFakeSite(temporaryFolder()), publicOrigin, ...kept);

/** Returns the CSP source of the stored pages' inline script, as served under an origin. */
export const inlineScriptSource = (origin: string): string =>
  hashOf(inlineScript.replaceAll(BUILT_ORIGIN, origin));
