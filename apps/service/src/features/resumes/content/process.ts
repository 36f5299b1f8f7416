/*
 * Runs in a process of its own and checks or reads one document at a time. The operating system and `checker.ts` limit its
 * memory and time.
 */
import { checkContent } from './check-content.ts';
import type { ContentProblem, ContentToCheck } from './content.ts';
import { loadPdfReader } from './check-pdf.ts';
import { readText } from './read-text.ts';

/** A document, and what is wanted of it. */
export interface Task extends ContentToCheck {
  readonly task: 'check' | 'read';
}

export interface Checked {
  readonly problem?: ContentProblem | undefined;
  readonly text?: string;
  /** Reason that the document could not be checked. */
  readonly failure?: string;
  /** Memory of the process, in bytes, and its processor time since it started, in ms. */
  readonly residentBytes: number;
  readonly cpuMs: number;
}

/**
 * Memory of the process from which garbage is collected after a document, and by which it must have grown since the last
 * time, in bytes. Most of the memory is no garbage, and a collection takes ten times as long as most documents.
 */
const COLLECT_BYTES = 104 * 1024 * 1024;
const GROWTH_BYTES = 2 * 1024 * 1024;
let leftBytes = 0;

/** Collects garbage, so that leftovers of one document do not count against the next. */
const collect = () => {
  if (process.memoryUsage.rss() <= Math.max(COLLECT_BYTES, leftBytes + GROWTH_BYTES)) return;
  globalThis.gc?.();
  leftBytes = process.memoryUsage.rss();
};

const send = (message: Checked | 'ready') => {
  process.send?.(message);
};

process.on('message', ({ task, ...content }: Task) => {
  const answer = (found: Pick<Checked, 'problem' | 'text' | 'failure'>) => {
    collect();
    const { user, system } = process.cpuUsage();
    const cpuMs = (user + system) / 1000;
    send({ ...found, residentBytes: process.memoryUsage.rss(), cpuMs });
  };
  const work = async () =>
    task === 'read' ? { text: await readText(content) } : { problem: await checkContent(content) };
  work().then(answer, (error: unknown) => answer({ failure: String(error) }));
});
// The service is gone.
process.on('disconnect', () => process.exit());

await loadPdfReader();
send('ready');
