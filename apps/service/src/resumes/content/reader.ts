import { type ChildProcess, execFile, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContentProblem, ContentToCheck } from './check-content.ts';
import type { Checked } from './process.ts';

/** What a document may take. */
interface Allowance {
  /** Processor time, in ms. */
  readonly cpuMs: number;
  /** Time on a machine that has other things to do, in ms. */
  readonly patienceMs: number;
}

const usual: Allowance = { cpuMs: 1_000, patienceMs: 10_000 };
/** What a process may occupy in all, in bytes. */
const MOST_BYTES = 128 * 1024 * 1024;
/** How much of that is left for code and files, which no limit of data counts, in bytes. */
const OTHER_BYTES = 18 * 1024 * 1024;
/** A process that still occupies so much after a document is replaced, in bytes. */
const WORN_BYTES = 108 * 1024 * 1024;
/** Processor time of a process's whole life, in s; it is replaced after half of it. */
const LIFE_CPU_S = 60;

/** The source of the process, or its bundle, which lies beside this one's. */
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './process.ts' : './check-resume.js', import.meta.url),
);

/** It reads files and answers: nothing else is permitted, and nothing of the service's settings is there. */
const options = {
  execArgv: [
    '--permission',
    '--allow-fs-read=*',
    '--max-old-space-size=48',
    '--max-semi-space-size=2',
    '--v8-pool-size=1',
    '--expose-gc',
  ],
  env: { UV_THREADPOOL_SIZE: '1' },
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
} satisfies ForkOptions;

/** What Linux tells of a process; `undefined` where there is no such system, or the process is gone. */
const statusOf = (pid: number, file: 'stat' | 'status') => {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
};

const bytesOf = (status: string | undefined, name: string) => {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
};

/** Processor time that a process took, in ms: user and system, in hundredths of a second. */
const cpuMsOf = (pid: number): number | undefined => {
  const status = statusOf(pid, 'stat');
  if (status === undefined) return undefined;
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/**
 * Has the operating system refuse the process memory beyond its share, and end it when it runs on without
 * an owner. Where there is no such limit (not on Linux, or without util-linux), its heap and the time it may take are limited.
 */
const limit = async (pid: number): Promise<void> => {
  const status = statusOf(pid, 'status');
  const occupied = bytesOf(status, 'VmRSS');
  const data = bytesOf(status, 'VmData');
  if (occupied === undefined || data === undefined) return;
  const most = data + Math.max(0, MOST_BYTES - OTHER_BYTES - occupied);
  const args = [`--pid=${String(pid)}`, `--data=${String(most)}`, `--cpu=${String(LIFE_CPU_S)}`];
  await promisify(execFile)('prlimit', args).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
};

/** A process that looks into documents, one at a time. */
export interface ReaderProcess {
  /** `undefined` where it could not be started. */
  readonly pid: number | undefined;
  /**
   * @returns what is wrong with a document: one that takes all time or memory is unreadable
   * @throws where the process cannot be started, or the disk cannot be read
   */
  check(content: ContentToCheck): Promise<ContentProblem | undefined>;
  /** It has looked into nothing yet: what it says of a document is the document's doing. */
  isFresh(): boolean;
  /** It has ended, or refused a document, or occupies too much to look into another one. */
  isWorn(): boolean;
  end(): Promise<void>;
}

const nextMessage = async (child: ChildProcess, signal: AbortSignal): Promise<unknown> => {
  const [message] = (await once(child, 'message', { signal })) as [unknown];
  return message;
};

export const startReader = ({ cpuMs: mostCpuMs, patienceMs } = usual): ReaderProcess => {
  const child = fork(program, [], options);
  const gone = new AbortController();
  const exited = new Promise<void>((resolve) => {
    const onEnd = () => {
      gone.abort();
      resolve();
    };
    child.on('exit', onEnd).on('error', onEnd);
  });
  const ready = nextMessage(child, gone.signal).then(async () => limit(child.pid ?? 0));
  ready.catch(() => undefined);
  let isFresh = true;
  let isWorn = false;

  /** Ends the process when the document it looks into has taken its time. */
  const watch = (pid: number) => {
    const begun = performance.now();
    const before = cpuMsOf(pid) ?? 0;
    let timer: NodeJS.Timeout;
    const look = () => {
      const taken = (cpuMsOf(pid) ?? Infinity) - before;
      if (taken >= mostCpuMs || performance.now() - begun >= patienceMs) child.kill('SIGKILL');
      else timer = setTimeout(look, Math.max(20, mostCpuMs - taken));
    };
    timer = setTimeout(look, mostCpuMs);
    return () => {
      clearTimeout(timer);
    };
  };

  return {
    pid: child.pid,
    check: async (content) => {
      await ready;
      isFresh = false;
      const unwatch = watch(child.pid ?? 0);
      try {
        const answer = nextMessage(child, gone.signal);
        child.send(content);
        const { problem, failure, residentBytes, cpuMs } = (await answer) as Checked;
        isWorn =
          problem !== undefined || residentBytes > WORN_BYTES || cpuMs > (LIFE_CPU_S * 1000) / 2;
        if (failure !== undefined) throw new Error(failure);
        return problem;
      } catch (error) {
        if (!gone.signal.aborted) throw error;
        return 'file_content_invalid';
      } finally {
        unwatch();
      }
    },
    isFresh: () => isFresh,
    isWorn: () => isWorn || gone.signal.aborted,
    end: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
