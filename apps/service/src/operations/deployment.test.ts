import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings, settingNames } from '../runtime/settings/index.ts';
import { workspaceRoot } from '../runtime/workspace.ts';

/*
 * These tests start no container. They check that what the files refer to exists, so that a change of a setting, file
 * or workspace is noticed.
 */

const root = workspaceRoot();
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
  depends_on: z
    .record(z.string(), z.object({ condition: z.literal('service_healthy') }))
    .default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
});

const compose = z
  .object({
    services: z.record(z.string(), serviceSchema),
    networks: z.record(z.string(), z.unknown()),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));

const containerfile = read('Containerfile');
const own = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

/** Replaces `${NAME:-default}` by its default and `${NAME:?hint}`, which must be set, by a placeholder. */
const withDefaults = (text: string) =>
  text.replaceAll(/\$\{\w+:\?[^}]*\}/g, 'given').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

/** Image pinned by version and digest, so that its content cannot change. */
const PINNED = /^[\w./-]+:v?\d+\.\d+\.?\d*(?:-\w+)?@sha256:[0-9a-f]{64}$/;

describe('compose.yaml', () => {
  it('runs two instances with nothing but settings of the service, the same for both', () => {
    expect(own.map(([name]) => name)).toEqual(['site-a', 'site-b']);
    const [first, second] = own;
    expect(first?.[1].environment).toEqual(second?.[1].environment);
    expect(first?.[1].volumes).not.toEqual(second?.[1].volumes);
    const names = Object.keys(first?.[1].environment ?? {});
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
    const values = Object.entries(first?.[1].environment ?? {});
    const environment = Object.fromEntries(
      values.map(([name, value]) => [name, withDefaults(value)]),
    );
    expect(readSettings(environment)).toMatchObject({
      publicOrigin: 'http://localhost:8080',
      trustedProxies: ['172.30.80.10'],
      redisUrl: 'redis://redis:6379',
      bucket: { endpoint: 'http://bucket:7070', name: 'resumes' },
      metrics: { host: '0.0.0.0', port: 9464 },
    });
  });

  it('has no secret of its own: what is not set ends the start', () => {
    const used = Object.entries(compose.services).flatMap(([, { environment }]) =>
      Object.entries(environment).flatMap(([name, value]) =>
        /PASSWORD|SECRET|_URL$/.test(name) ? [value] : [],
      ),
    );
    const secrets = used.filter((value) => /^\$\{|:\/\/[^/@]+:[^/@]+@/.test(value));
    expect(secrets.length).toBeGreaterThanOrEqual(6);
    for (const value of secrets)
      expect(value).toMatch(/\$\{(?:POSTGRES_PASSWORD|S3_SECRET):\?[^}]+\}/);
    expect(read('compose.yaml')).not.toMatch(/\$\{\w*(?:PASSWORD|SECRET)\w*(?::?-|\})/);
  });

  it('gives no service more of the machine than it needs', () => {
    for (const [name, service] of Object.entries(compose.services))
      expect({ name, ...service }).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        cap_add: name === 'proxy' ? ['NET_BIND_SERVICE'] : [],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('runs images that are pinned', () => {
    for (const [name, { image, build }] of Object.entries(compose.services))
      if (!build) expect(image, name).toMatch(PINNED);
  });

  it('names services, networks, volumes and files that there are', () => {
    for (const service of Object.values(compose.services)) {
      expect(Object.keys(compose.services)).toEqual(
        expect.arrayContaining(Object.keys(service.depends_on)),
      );
      const { networks } = service;
      const joined = Array.isArray(networks) ? networks : Object.keys(networks);
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(joined));
      for (const volume of service.volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(join(root, source)), source).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      if (service.build)
        expect(existsSync(join(root, service.build.context, service.build.dockerfile))).toBe(true);
    }
  });

  it('waits for nobody who has no healthcheck', () => {
    const awaited = Object.values(compose.services).flatMap(({ depends_on }) =>
      Object.keys(depends_on),
    );
    for (const name of awaited)
      // Needed for our own image too: images in OCI format lose the health check of their Containerfile.
      expect(compose.services[name]?.healthcheck, name).toBeDefined();
    expect(containerfile).toMatch(/^HEALTHCHECK /m);
  });

  it('reaches each shared service under its name and port, and trusts the proxy alone', () => {
    const environment = own[0]?.[1].environment ?? {};
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'S3_URL', 'SMTP_URL']) {
      const { hostname } = new URL(withDefaults(environment[name] ?? ''));
      expect(Object.keys(compose.services)).toContain(hostname);
    }
    const { networks } = compose.services['proxy'] ?? {};
    expect(networks).toEqual({ front: { ipv4_address: environment['TRUST_PROXY'] } });
    expect(new URL(withDefaults(environment['PUBLIC_ORIGIN'] ?? '')).port).toBe('8080');
    expect(compose.services['proxy']?.ports).toEqual(['8080:8080']);
    expect(own.flatMap(([, { ports }]) => ports)).toEqual([]);
    const proxied = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile'))?.[1]?.split(' ');
    expect(proxied).toEqual(own.map(([name]) => `${name}:4200`));
  });

  it('has its proxy send each request over a connection of its own, which cannot end as idle', () => {
    expect(read('deploy/Caddyfile')).toMatch(/transport http \{\s+keepalive off\s+\}/);
  });

  it('has its proxy listen where its health is asked, with a public name too', () => {
    const file = read('deploy/Caddyfile');
    const [asked] = /:\d+(?=\/healthz)/.exec(JSON.stringify(compose.services['proxy'])) ?? [];
    const [, named = ''] = /"(www\.example\.com\b.*) \{"/.exec(file) ?? [];
    const [served] = /^:\d+(?= \{$)/m.exec(file) ?? [];
    expect(served).toBe(asked);
    expect(named.split(', ')).toContain(asked);
  });

  it('has its proxy log no failed request, which would name the visitor', () => {
    expect(read('deploy/Caddyfile')).toMatch(/log default \{\s+exclude http\.log\.error\s+\}/);
  });
});

describe('the Containerfile', () => {
  it('copies files that there are, and the manifest of every workspace', () => {
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    );
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
    const workspaces = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    );
    expect(copied.filter((path) => path.endsWith('/package.json')).toSorted()).toEqual(
      [...workspaces, 'tools'].map((folder) => `${folder}/package.json`).toSorted(),
    );
  });

  it('is given neither the secrets of compose.yaml nor the backups that lie beside it, as Git is not', () => {
    for (const list of ['.dockerignore', '.gitignore'])
      expect(read(list).split('\n'), list).toEqual(
        expect.arrayContaining(['.env', '/backups', '/decisions']),
      );
    for (const copied of ['backups', 'decisions'])
      expect(read('docs/operating.md')).toContain(`docker compose cp site-a:/${copied} .\n`);
  });

  it('begins with images that are pinned, of the Node that the lock file has', () => {
    const bases = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
    const outside = bases.filter((base) => base.includes(':'));
    const { packages } = JSON.parse(read('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    const version = packages['node_modules/node']?.version ?? '';
    expect(outside).toHaveLength(3);
    for (const base of outside) {
      expect(base).toMatch(PINNED);
      expect(base.split(/[:@-]/)[1]).toBe(version);
    }
  });

  it('sets settings of the service, and starts it by its script, without samples', () => {
    const [, variables = ''] = /^ENV NODE_ENV=production (.+)$/m.exec(containerfile) ?? [];
    const names = variables.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(containerfile).toContain('\nCMD ["sh", "dist/service/start"]\n');
    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { start: expect.stringMatching(/ apps\/service\/start --with-samples$/) as string },
    });
  });
});

it('docs/settings.md explains every setting', () => {
  const [table = ''] = read('docs/settings.md').split('\n## ');
  const explained = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(settingNames.filter((name) => !explained.includes(name))).toEqual([]);
});
