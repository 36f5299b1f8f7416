import { createContext, use } from 'react';
import type { Seen, SettableStatus, Wanted } from './decide.ts';
import type { Pending } from './pending.ts';

/** Statuses that end an application. They are set in a dialog, with the mail and a reason. */
const endings: readonly SettableStatus[] = ['rejected', 'hired'];

export const isEnding = (status: SettableStatus): boolean => endings.includes(status);

export interface Decisions {
  /** Opens the dialog in which a status is set with its mail. */
  readonly open: (seen: readonly Seen[], status: SettableStatus, onDecided?: () => void) => void;
  /** Sets a status with a mail written elsewhere. Resolves to false when somebody else was first, which is said. */
  readonly decideOne: (seen: Seen, wanted: Wanted, key: string) => Promise<'later' | false>;
  /** Sets a status without a mail. */
  readonly decide: (seen: readonly Seen[], status: SettableStatus) => void;
  /** Shows a decision, which the service has made, with a way to undo it until it is told. */
  readonly show: (pending: Omit<Pending, 'id'>) => void;
  readonly isPending: boolean;
}

export const DecisionsContext = createContext<Decisions | undefined>(undefined);

export const useDecisions = (): Decisions => {
  const decisions = use(DecisionsContext);
  if (decisions === undefined) throw new Error('there is no DecisionsProvider');
  return decisions;
};
