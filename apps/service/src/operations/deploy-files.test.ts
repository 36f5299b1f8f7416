import { privacy } from '@example/content/pages/privacy';
import { BACKUP_DAYS } from '@example/content/retention';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../runtime/metrics/metrics.ts';
import { readSettings, settingNames } from '../runtime/settings/index.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { workspaceRoot } from '../runtime/workspace.ts';

const deploy = join(workspaceRoot(), 'deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

describe('the files of deploy/', () => {
  it('have settings that a service starts with', () => {
    const lines = read('site.env').split('\n');
    const pairs = lines.flatMap((line) => {
      const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value] as const];
    });
    expect(pairs.map(([name]) => name).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(readSettings(Object.fromEntries(pairs))).toMatchObject({
      dataDir: '/var/lib/site',
      publicOrigin: 'https://www.example.com',
      trustedProxies: ['127.0.0.1'],
    });
  });

  it('have a unit that starts the service by its script, and commands that there are', () => {
    expect(read('site.service')).toContain('ExecStart=/bin/sh dist/service/start\n');
    const [, names = ''] = /^ {2}(\w+(?: \| \w+)+)\) ;;$/m.exec(read('site')) ?? [];
    const commands = readdirSync(join(workspaceRoot(), 'apps/service/src/operations/cli'))
      .filter((name) => /^[a-z]+\.ts$/.test(name))
      .map((name) => name.replace('.ts', ''));
    expect(names.split(' | ')).toEqual(commands.toSorted());
  });

  it('have a unit that keeps backups for as long as the privacy page says', () => {
    const [, days] = /-mtime \+(\d+) /.exec(read('site-backup.service')) ?? [];
    expect(days).toBe(String(BACKUP_DAYS));
    const { paragraphs = [] } = privacy.sections.find(({ id }) => id === 'your-rights') ?? {};
    expect(paragraphs.join(' ')).toContain(`delete a copy that is older than ${String(days)} days`);
  });

  it('have a unit that waits for the clock of the machine to be set', () => {
    expect(read('site.service')).toMatch(/^After=.*\btime-sync\.target\b/m);
  });

  it('have a unit that systemd goes on starting: five times within 10 s it would give up', () => {
    const [, seconds] = /^RestartSec=(\d+)$/m.exec(read('site.service')) ?? [];
    expect(Number(seconds) * 5).toBeGreaterThan(10);
  });

  it('have a command that the journal names without the person it is about', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const parameters = [join(deploy, 'site'), 'privacy', 'erase', 'anu@example.com'];
    const { stdout } = spawnSync('/bin/sh', parameters, {
      encoding: 'utf8',
      env: { PATH: folder, PWD: folder },
    });
    expect(stdout.split('\n')).toContain('--description=site privacy');
  });

  it('delete old backups, two at a time, and what a killed one left beside those made by hand', () => {
    const folder = temporaryFolder();
    const cleaning = read('site-backup.service').matchAll(/^ExecStartPost=(.+)$/gm);
    const script = Array.from(cleaning, ([, line = '']) => line).join('\n');
    const put = (name: string, days: number) => {
      const at = Date.now() / 1_000 - days * 86_400;
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), at, at);
    };
    put('site-2026-01-01-0315.tar.gz', 32);
    put('site-2026-01-01-0315.tar.gz.0badcafe.partial', 2);
    put('by-hand.tar.gz.0badcafe.partial', 2);
    const kept = [
      'by-hand.tar.gz',
      'by-hand.tar.gz.feedc0de.partial',
      'site-2026-01-31-0315.tar.gz',
    ];
    put('by-hand.tar.gz', 400);
    put('by-hand.tar.gz.feedc0de.partial', 0);
    put('site-2026-01-31-0315.tar.gz', 2);
    const clean = () => {
      spawnSync('/bin/sh', ['-c', script.replaceAll('/var/backups/site', folder)]);
      return readdirSync(folder).toSorted();
    };
    expect(clean()).toEqual(kept);
    // The clock is a year ahead for a day.
    const month = Array.from({ length: 30 }, (_, day) => `site-2025-01-${String(day + 1)}.tar.gz`);
    for (const name of month) put(name, 365);
    expect(clean().filter((name) => month.includes(name))).toHaveLength(28);
  });

  it('have rules for alerts of metrics that there are', async () => {
    const rule = z.strictObject({
      alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
      expr: z.string(),
      for: z
        .string()
        .regex(/^\d+[mh]$/)
        .optional(),
    });
    const { groups } = z
      .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) })
      .parse(parse(read('alerts.yml')));
    const metrics = createMetrics({ clock: Date.now, operations: [] });
    const known = await metrics.expose();
    const named = groups.flatMap(({ rules }) =>
      rules.flatMap(({ expr }) => expr.match(/\b(?:site|http)_\w+/g) ?? []),
    );
    expect(named.length).toBeGreaterThan(8);
    const types = new Set([...known.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
    const isKnown = (name: string) =>
      types.has(name) || types.has(name.replace(/_(?:count|bucket|sum)$/, ''));
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });
});

const analyzer = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((file) =>
  existsSync(file),
);

// Not `runIf`: without systemd, the message says so, and a skipped test counts as a failure.
if (analyzer === undefined)
  process.stdout.write('systemd is not installed here: it did not look at the units of deploy/.\n');
else
  it('the units of deploy/ are what systemd understands', () => {
    const folder = temporaryFolder();
    const units = ['site.service', 'site-backup.service', 'site-backup.timer'];
    for (const name of units)
      writeFileSync(join(folder, name), read(name).replaceAll('/usr/bin/node', process.execPath));
    const files = units.map((name) => join(folder, name));
    const { status, stderr } = spawnSync(analyzer, ['verify', ...files], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));

/**
 * Starts nginx with the file of deploy/ and a new certificate in front of a server. It is stopped when the test
 * finishes.
 */
const startNginx = async (file: string, upstream: number) => {
  const folder = temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=www.example.com', '-keyout', join(folder, 'privkey.pem')],
    ...['-out', join(folder, 'fullchain.pem')],
  ]);
  expect(status).toBe(0);
  const site = read('nginx.conf')
    // First: a port that is free may begin with 4200, too.
    .replaceAll('127.0.0.1:4200', `127.0.0.1:${String(upstream)}`)
    .replaceAll(/^\tlisten \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${String(http)};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${String(https)} `)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(join(folder, 'site'), site);
  mkdirSync(join(folder, 'temporary'));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`,
      // nginx runs as the user of the tests, who can write to the folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      `http { access_log ${folder}/access.log;`,
      ...kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`),
      `include ${folder}/site; }\n`,
    ].join('\n'),
  );
  const parameters = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const tested = spawnSync(file, [...parameters, '-t'], { encoding: 'utf8' });
  expect({ status: tested.status, said: tested.stderr }).toMatchObject({ status: 0 });
  const child = spawn(file, parameters, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const logged = () =>
    ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return { http, https, logged };
};

if (nginx === undefined)
  process.stdout.write('nginx is not installed here: it did not read deploy/nginx.conf.\n');
else
  describe('nginx with deploy/nginx.conf', () => {
    it('passes on a visitor’s name, address and resume, sends others to https, and logs no address', async () => {
      const upstream = createServer((incoming, response) => {
        let bytes = 0;
        incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
        incoming.on('end', () => {
          const { host, 'x-forwarded-for': client } = incoming.headers;
          response.end(JSON.stringify({ host, client, bytes, url: incoming.url }));
        });
      });
      await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void upstream.close());
      const ports = await startNginx(nginx, (upstream.address() as AddressInfo).port);
      const redirect = async () =>
        fetch(`http://127.0.0.1:${String(ports.http)}/career?job=1`, { redirect: 'manual' });
      const isUp = async () =>
        redirect().then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(isUp, { timeout: 10_000 }).toBe(301);
      expect((await redirect()).headers.get('location')).toBe(
        'https://www.example.com/career?job=1',
      );
      const send = async (bytes: number) => {
        const sending = request({
          ...{ host: '127.0.0.1', port: ports.https, path: '/career', method: 'POST' },
          headers: { Host: 'www.example.com', 'X-Forwarded-For': '203.0.113.7' },
          rejectUnauthorized: false,
        });
        sending.end(Buffer.alloc(bytes));
        const [response] = (await once(sending, 'response')) as [IncomingMessage];
        const answer = await text(response);
        return response.statusCode === 200 ? (JSON.parse(answer) as unknown) : response.statusCode;
      };
      const expected = { host: 'www.example.com', client: '127.0.0.1', url: '/career' };
      await expect(send(10)).resolves.toEqual({ ...expected, bytes: 10 });
      const large = 20 * 1024 * 1024;
      await expect(send(large)).resolves.toEqual({ ...expected, bytes: large });
      upstream.close();
      upstream.closeAllConnections();
      await expect(send(10)).resolves.toBe(502);
      expect(ports.logged()).not.toContain('127.0.0.1');
    });
  });
