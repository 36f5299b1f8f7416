import pLimit from 'p-limit';
import type { ContentToCheck } from './content.ts';
import { type ReaderProcess, startReader, unhurried } from './reader.ts';

/** Lifetime of an idle process, in ms. */
const IDLE_MS = 10_000;

/** Creates a reader of the texts of documents, one after another, in a process of its own. */
export const createTextReader = () => {
  // A process answers without saying which document it is about.
  const turns = pLimit(1);
  let reader: ReaderProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const end = async () => {
    clearTimeout(timer);
    const ended = reader;
    reader = undefined;
    await ended?.end();
  };
  const read = async (content: ContentToCheck, stopping?: AbortSignal): Promise<string> => {
    stopping?.throwIfAborted();
    clearTimeout(timer);
    if (reader?.isWorn() === true) await end();
    reader ??= startReader(unhurried);
    const wasFresh = reader.isFresh();
    const stop = () => void end();
    stopping?.addEventListener('abort', stop, { once: true });
    const text = await reader.read(content);
    stopping?.removeEventListener('abort', stop);
    stopping?.throwIfAborted();
    timer = setTimeout(() => void end(), IDLE_MS).unref();
    if (text !== undefined || wasFresh) return text ?? '';
    // Leftovers of earlier documents may have taken the memory that this one needed.
    return read(content, stopping);
  };
  return {
    /**
     * Returns the text; empty for a document that cannot be read with the time and the memory it may take. Rejects when it
     * is stopped.
     */
    read: async (content: ContentToCheck, stopping?: AbortSignal) =>
      turns(async () => read(content, stopping)),
    close: end,
  };
};

export type TextReader = ReturnType<typeof createTextReader>;
