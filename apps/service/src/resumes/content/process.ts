/*
 * Runs in a process of its own, which looks into one document at a time: what one costs, the operating
 * system and `checker.ts` limit.
 */
import { checkContent, type ContentProblem, type ContentToCheck } from './check-content.ts';
import { loadPdfReader } from './check-pdf.ts';

/** What the process says of a document. */
export interface Checked {
  readonly problem?: ContentProblem | undefined;
  /** Why it could not be looked into. */
  readonly failure?: string;
  /** Memory the process occupies, in bytes, and processor time it took since it started, in ms. */
  readonly residentBytes: number;
  readonly cpuMs: number;
}

const send = (message: Checked | 'ready') => {
  process.send?.(message);
};

process.on('message', (content: ContentToCheck) => {
  const answer = (found: Pick<Checked, 'problem' | 'failure'>) => {
    // What one document left behind is not counted against the next.
    if (process.memoryUsage.rss() > 104 * 1024 * 1024) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const cpuMs = (user + system) / 1000;
    send({ ...found, residentBytes: process.memoryUsage.rss(), cpuMs });
  };
  checkContent(content).then(
    (problem) => {
      answer({ problem });
    },
    (error: unknown) => {
      answer({ failure: String(error) });
    },
  );
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit());

await loadPdfReader();
send('ready');
