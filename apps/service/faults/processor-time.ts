import { readdirSync, readFileSync } from 'node:fs';

/** What processors did for a process since it began, in ms. */
export interface ProcessorTime {
  /** Of all its threads, those that ended included. */
  readonly whole: number;
  /** By thread, as many as there are now. */
  readonly threads: ReadonlyMap<string, number>;
}

/** Linux counts in hundredths of a second, whatever the machine (`USER_HZ`). */
const TICK_MS = 10;

/** Both in proc_pid_stat(5): time in the program itself, and in the kernel for it. */
const timeIn = (stat: string): number => {
  // The name, in parentheses, may hold anything; what follows begins with the third field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** @throws Error where there is no such process */
export const processorTimeOf = (pid: number): ProcessorTime => {
  const folder = `/proc/${String(pid)}`;
  return {
    whole: timeIn(readFileSync(`${folder}/stat`, 'utf8')),
    threads: new Map(
      readdirSync(`${folder}/task`).map((thread) => [
        thread,
        timeIn(readFileSync(`${folder}/task/${thread}/stat`, 'utf8')),
      ]),
    ),
  };
};

/**
 * How much a service could do in a second with so many cores of its own, from what its processors did
 * for so much work: all threads share the cores, and none has more than one.
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
