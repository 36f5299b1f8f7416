import type { DecisionDeps } from '../features/decisions/index.ts';
import type { PersonalData } from '../features/privacy/index.ts';
import { mailFolder } from '../mail/index.ts';
import type { TestService } from './test-service.ts';

/** Returns the data of which an export, an erasure or a retention run takes what is about a person. */
export const personalDataOf = ({ deps }: Pick<TestService, 'deps'>) => {
  const { dataDir, decisionsDir } = deps.settings;
  return {
    storage: deps.storage,
    resumes: deps.resumes.store,
    mails: mailFolder(dataDir),
    decisionsDir,
    clock: deps.clock,
  } satisfies PersonalData & DecisionDeps;
};
