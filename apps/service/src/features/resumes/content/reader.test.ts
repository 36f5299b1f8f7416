import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backwardsDoc, docx, pdf, pdfOfObjectStream } from '../../../testing/documents.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { createContentChecker } from './checker.ts';
import { startReader } from './reader.ts';

const MEGABYTE = 1024 * 1024;

const fileOf = (content: Buffer) => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return path;
};

const start = (...allowance: Parameters<typeof startReader>) => {
  const reader = startReader(...allowance);
  onTestFinished(async () => reader.end());
  return reader;
};

/** Returns the largest memory that a process has occupied, in bytes; 0 when it is gone. */
const mostOf = (pid: number | undefined) => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

const hostile = [
  ['a chain that runs backwards', () => backwardsDoc(5 * MEGABYTE, 4096), 'doc'],
  ['a chain of small sectors that runs backwards', () => backwardsDoc(3 * MEGABYTE, 512), 'doc'],
  ['an object stream of 160 MB', () => pdfOfObjectStream(160 * MEGABYTE), 'pdf'],
  ['a part of 64 MB', () => docx({ document: new Uint8Array(64 * MEGABYTE) }), 'docx'],
] as const;

describe('the process that looks into a resume', () => {
  it.each(hostile)('occupies at most 128 MB for %s', async (_, content, type) => {
    const path = fileOf(content());
    const reader = start();
    await reader.check({ path: fileOf(pdf()), type: 'pdf' });
    const watching = { most: 0 };
    const timer = setInterval(() => {
      watching.most = Math.max(watching.most, mostOf(reader.pid));
    }, 5);
    const problem = await reader.check({ path, type });
    clearInterval(timer);
    expect(problem).toBe('file_content_invalid');
    const most = Math.max(watching.most, mostOf(reader.pid));
    expect(most).toBeGreaterThan(30 * MEGABYTE);
    expect(most).toBeLessThanOrEqual(128 * MEGABYTE);
  });

  it('is ended when a document takes all its time', async () => {
    const reader = start({ cpuMs: 0, patienceMs: 10_000 });
    const path = fileOf(docx({ document: new Uint8Array(31 * MEGABYTE) }));
    await expect(reader.check({ path, type: 'docx' })).resolves.toBe('file_content_invalid');
    expect(reader.isWorn()).toBe(true);
  });

  it('is ended when a document keeps it waiting', async () => {
    const reader = start({ cpuMs: 1_000, patienceMs: 50 });
    const path = join(temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [path]);
    await expect(reader.check({ path, type: 'pdf' })).resolves.toBe('file_content_invalid');
    expect(reader.isWorn()).toBe(true);
  });

  it('says when the disk cannot be read', async () => {
    const reader = start();
    await expect(reader.check({ path: '/no/such/file', type: 'pdf' })).rejects.toThrow('ENOENT');
    await expect(reader.check({ path: fileOf(pdf()), type: 'pdf' })).resolves.toBeUndefined();
  });

  it('knows nothing of the settings, and can write nothing', () => {
    const reader = start();
    const about = (name: string) => readFileSync(`/proc/${String(reader.pid)}/${name}`, 'utf8');
    expect(about('cmdline')).toContain('--permission');
    expect(about('cmdline')).not.toContain('--allow-fs-write');
    expect(
      about('environ')
        .split('\0')
        .map((line) => line.split('=')[0]),
    ).not.toContain('PATH');
  });
});

describe('the checker of resumes', () => {
  it('refuses no good resume for what others left behind', async () => {
    const checker = createContentChecker();
    onTestFinished(async () => checker.close());
    const good = fileOf(pdfOfObjectStream(4 * MEGABYTE));
    for (const size of [8, 33, 60]) {
      const bad = fileOf(pdfOfObjectStream(size * MEGABYTE));
      await checker.check({ path: bad, type: 'pdf' }, 'stranger');
      await expect(checker.check({ path: good, type: 'pdf' }, 'visitor')).resolves.toBeUndefined();
    }
  });

  it('looks again where the process was ended from outside', async () => {
    const checker = createContentChecker();
    onTestFinished(async () => checker.close());
    const content = { path: fileOf(pdf()), type: 'pdf' } as const;
    await checker.check(content, 'visitor');
    execFileSync('pkill', ['-9', '-P', String(process.pid), '-f', 'resumes/content/process']);
    await expect(checker.check(content, 'visitor')).resolves.toBeUndefined();
  });

  it('checks good resumes after hostile ones', async () => {
    const checker = createContentChecker();
    onTestFinished(async () => checker.close());
    const good = fileOf(pdf());
    const bad = fileOf(pdfOfObjectStream(160 * MEGABYTE));
    const refused = Array.from({ length: 2 }, async () =>
      checker.check({ path: bad, type: 'pdf' }, 'stranger'),
    );
    await expect(checker.check({ path: good, type: 'pdf' }, 'visitor')).resolves.toBeUndefined();
    await expect(Promise.all(refused)).resolves.toEqual(refused.map(() => 'file_content_invalid'));
  });
});
