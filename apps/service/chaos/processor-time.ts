import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in units of 1/100 s on every machine (`USER_HZ`). */
const TICK_MS = 10;

/** Returns the user plus system time of a `stat` file, in ms (proc_pid_stat(5)). */
const timeIn = (stat: string): number => {
  // The command name in parentheses may contain any character. The third field follows it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/**
 * Returns the CPU time of a process since its start, in ms.
 *
 * @throws Error when there is no such process
 */
export const processorTimeOf = (pid: number) => {
  const folder = `/proc/${String(pid)}`;
  return {
    /** Sum of all threads, including those that have ended. */
    whole: timeIn(readFileSync(`${folder}/stat`, 'utf8')),
    /** By thread id, of the current threads only. */
    threads: new Map(
      readdirSync(`${folder}/task`).map((thread) => [
        thread,
        timeIn(readFileSync(`${folder}/task/${thread}/stat`, 'utf8')),
      ]),
    ),
  };
};

export type ProcessorTime = ReturnType<typeof processorTimeOf>;

/**
 * Returns the work per second that a service could do on `cores` cores of its own, from the CPU time that `work` took.
 * All threads share the cores, and no thread uses more than one at a time.
 */
export const rateOnOwnCores = (
  before: ProcessorTime,
  after: ProcessorTime,
  work: number,
  cores: number,
): number => {
  const busiest = Math.max(
    ...[...after.threads].map(([thread, ms]) => ms - (before.threads.get(thread) ?? 0)),
  );
  return (work * 1_000) / Math.max((after.whole - before.whole) / cores, busiest);
};
