import { onTestFinished } from 'vitest';
import { createContentChecker } from '../features/resumes/content/checker.ts';
import { createTextReader } from '../features/resumes/content/text-reader.ts';
import { createResumes, type Resumes } from '../features/resumes/index.ts';

const close = async () => Promise.resolve();

/**
 * Processes that look into documents for all tests of a worker, and end with it: to start one takes longer than most
 * tests.
 */
const shared = {
  checker: { ...createContentChecker(), close },
  texts: { ...createTextReader(), close },
};

/** Creates the resumes of a test, which are closed after it. */
export const createTestResumes = (
  options: Omit<Parameters<typeof createResumes>[0], keyof typeof shared>,
): Resumes => {
  const resumes = createResumes({ ...options, ...shared });
  onTestFinished(async () => resumes.close());
  return resumes;
};
