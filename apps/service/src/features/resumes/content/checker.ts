import { availableParallelism } from 'node:os';
import type { ContentToCheck } from './content.ts';
import { createInTurn } from './in-turn.ts';
import { type ReaderProcess, startReader } from './reader.ts';

/** Lifetime of an idle process, in ms. */
const IDLE_MS = 60_000;

/** Creates a checker of documents, in processes of their own. */
export const createContentChecker = () => {
  const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
  const inTurn = createInTurn(atOnce);
  const readers = new Set<ReaderProcess>();
  const idle: ReaderProcess[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const start = () => {
    const reader = startReader();
    readers.add(reader);
    return reader;
  };
  const take = () => {
    let reader = idle.pop();
    // An idle process may have been killed from outside.
    while (reader?.isWorn() === true) {
      void end(reader);
      reader = idle.pop();
    }
    return reader ?? start();
  };
  const end = async (reader: ReaderProcess) => {
    readers.delete(reader);
    await reader.end();
  };
  const endIdle = async () => {
    await Promise.all(idle.splice(0).map(end));
  };
  const look = async (reader: ReaderProcess, content: ContentToCheck) => {
    clearTimeout(timer);
    try {
      return await reader.check(content);
    } finally {
      if (reader.isWorn()) void end(reader);
      if (!isClosed) {
        idle.push(reader.isWorn() ? start() : reader);
        timer = setTimeout(() => void endIdle(), IDLE_MS).unref();
      }
    }
  };
  const checkNow = async (content: ContentToCheck) => {
    const reader = take();
    const wasFresh = reader.isFresh();
    const problem = await look(reader, content);
    if (problem !== 'file_content_invalid' || wasFresh) return problem;
    // Leftovers of earlier documents in the process may have taken the memory that this one needed.
    return look(take(), content);
  };
  return {
    /**
     * @param sender - address the document came from: documents of one sender are checked one after another
     * @returns the fault of the document; one that uses up its time or memory counts as unreadable
     * @throws UnavailableError while too many wait
     */
    check: async (content: ContentToCheck, sender: string) =>
      inTurn(sender, async () => checkNow(content)),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      idle.length = 0;
      await Promise.all([...readers].map(end));
    },
  };
};

export type ContentChecker = ReturnType<typeof createContentChecker>;
