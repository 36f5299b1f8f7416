import { rmSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Deletes a file when a signal ends the process: a file that is begun holds personal data, and nobody looks for it.
 * Returns a function that leaves the file alone from then on.
 */
export const discardAtSignal = (path: string): (() => void) => {
  const leave = () => {
    for (const signal of SIGNALS) process.off(signal, discard);
  };
  const discard = (signal: NodeJS.Signals) => {
    leave();
    rmSync(path, { force: true });
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, discard);
  return leave;
};
