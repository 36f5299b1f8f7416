import { type ChildProcess, execFile, fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContentProblem, ContentToCheck } from './content.ts';
import type { Checked, Task } from './process.ts';

interface Allowance {
  /** Processor time per document, in ms. */
  readonly cpuMs: number;
  /** Elapsed time on a busy machine, in ms. */
  readonly patienceMs: number;
}

const usual: Allowance = { cpuMs: 1_000, patienceMs: 10_000 };
/** Allowance for reading a text, for which nobody waits. */
export const unhurried: Allowance = { cpuMs: 5_000, patienceMs: 60_000 };
/** Largest memory of a process, in bytes. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Part of it for code and files, which the limit of data does not count, in bytes. */
const OTHER_BYTES = 18 * 1024 * 1024;
/** Memory from which a process is replaced after a document, in bytes. */
const WORN_BYTES = 108 * 1024 * 1024;
/** Processor time of a process, in s. It is replaced after half of it. */
const LIFE_CPU_S = 60;

/** Source of the process, or its bundle, which lies beside the service's. */
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './process.ts' : './check-resume.js', import.meta.url),
);

/**
 * Permits the process to read files and to answer, and hides the service's environment from it. The C library gives the
 * memory of the pieces of documents back at once.
 */
const options = {
  execArgv: [
    '--permission',
    '--allow-fs-read=*',
    '--max-old-space-size=48',
    '--max-semi-space-size=2',
    '--v8-pool-size=1',
    '--expose-gc',
  ],
  env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' },
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
} satisfies ForkOptions;

/** Reads a file of Linux's `/proc`; `undefined` on other systems, or when the process is gone. */
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

/** Returns the processor time of a process, in ms. Linux counts user and system time in hundredths of a second. */
const cpuMsOf = (pid: number): number | undefined => {
  const status = statusOf(pid, 'stat');
  if (status === undefined) return undefined;
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/**
 * Limits the memory of the process by the operating system, and its processor time, so that it ends even without an
 * owner. Other systems, and Linux without util-linux, limit only its heap and the time per document.
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

const nextMessage = async (child: ChildProcess, signal: AbortSignal): Promise<unknown> => {
  const [message] = (await once(child, 'message', { signal })) as [unknown];
  return message;
};

export const startReader = ({ cpuMs: mostCpuMs, patienceMs } = usual) => {
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

  /** Kills the process when a document has used up its time. Returns a function that stops watching. */
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
    return () => clearTimeout(timer);
  };

  /** Hands the process a document. Returns `undefined` when it was killed over it. */
  const hand = async (task: Task): Promise<Checked | undefined> => {
    await ready;
    isFresh = false;
    const unwatch = watch(child.pid ?? 0);
    try {
      const answer = nextMessage(child, gone.signal);
      child.send(task);
      const checked = (await answer) as Checked;
      const { problem, failure, residentBytes, cpuMs } = checked;
      isWorn =
        problem !== undefined || residentBytes > WORN_BYTES || cpuMs > (LIFE_CPU_S * 1000) / 2;
      if (failure !== undefined) throw new Error(failure);
      return checked;
    } catch (error) {
      if (!gone.signal.aborted) throw error;
      return undefined;
    } finally {
      unwatch();
    }
  };

  return {
    /** `undefined` when it could not be started. */
    pid: child.pid,
    /**
     * @returns the fault of the document; one that uses up its time or memory is unreadable
     * @throws when the process cannot be started, or the disk cannot be read
     */
    check: async (content: ContentToCheck): Promise<ContentProblem | undefined> => {
      const checked = await hand({ ...content, task: 'check' });
      return checked ? checked.problem : 'file_content_invalid';
    },
    /**
     * @returns the text of a document; `undefined` for one that uses up its time or memory
     * @throws when the process cannot be started, or the disk cannot be read
     */
    read: async (content: ContentToCheck) => (await hand({ ...content, task: 'read' }))?.text,
    /** Returns whether it has checked nothing yet, so that a fault it finds cannot stem from another document. */
    isFresh: () => isFresh,
    /** Returns whether it cannot check another document: it has ended, found a fault, or uses too much memory or time. */
    isWorn: () => isWorn || gone.signal.aborted,
    end: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};

export type ReaderProcess = ReturnType<typeof startReader>;
