import { personalDataOf as placesOf } from '../features/privacy/index.ts';
import type { TestService } from './test-service.ts';

/** Returns the data of which an export, an erasure or a retention run takes what is about a person. */
export const personalDataOf = ({ deps }: Pick<TestService, 'deps'>) => ({
  ...placesOf(deps),
  settings: deps.settings,
  clock: deps.clock,
});
