/*
 * Runs in a process of its own and checks one document at a time. The operating system and `checker.ts` limit its
 * memory and time.
 */
import { checkContent } from './check-content.ts';
import type { ContentProblem, ContentToCheck } from './content.ts';
import { loadPdfReader } from './check-pdf.ts';

export interface Checked {
  readonly problem?: ContentProblem | undefined;
  /** Reason that the document could not be checked. */
  readonly failure?: string;
  /** Memory of the process, in bytes, and its processor time since it started, in ms. */
  readonly residentBytes: number;
  readonly cpuMs: number;
}

const send = (message: Checked | 'ready') => {
  process.send?.(message);
};

process.on('message', (content: ContentToCheck) => {
  const answer = (found: Pick<Checked, 'problem' | 'failure'>) => {
    // Collects garbage, so that leftovers of one document do not count against the next.
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
// The service is gone.
process.on('disconnect', () => process.exit());

await loadPdfReader();
send('ready');
