import { onTestFinished } from 'vitest';
import { type ContentChecker, createContentChecker } from '../features/resumes/content/checker.ts';
import { createResumes, type Resumes } from '../features/resumes/index.ts';

let shared: ContentChecker | undefined;

/** Looks into documents for all tests of a file: to start a process takes longer than most of them. */
const checker: ContentChecker = {
  check: async (...parameters) => {
    shared ??= createContentChecker();
    return shared.check(...parameters);
  },
  close: async () => Promise.resolve(),
};

/** Ends the processes that looked into documents. */
export const endReaders = async (): Promise<void> => {
  await shared?.close();
  shared = undefined;
};

/** The resumes of a test, closed after it. */
export const createTestResumes = (
  options: Omit<Parameters<typeof createResumes>[0], 'checker'>,
): Resumes => {
  const resumes = createResumes({ ...options, checker });
  onTestFinished(async () => resumes.close());
  return resumes;
};
