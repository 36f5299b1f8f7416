import type { ApplicationStatus } from '@example/api/accounts';
import type { ApplicationRow, NewDecision } from '@example/api/desk';
import { provided } from '../context/provided.ts';

/** An application that is decided on, as it was seen. */
export type Seen = Pick<ApplicationRow, 'reference' | 'name' | 'job_title' | 'version' | 'status'>;

export type SettableStatus = NewDecision['status'];
export type Wanted = Omit<NewDecision, 'items'>;

/** An applicant whose status was changed. */
export interface Person extends Pick<Seen, 'reference' | 'name' | 'job_title'> {
  /** True if a mail tells it. */
  readonly mailed: boolean;
}

/** Unsent text, and the name under which it is kept. */
export interface Draft {
  readonly name: string;
  readonly text: string;
}

/** Decision that is not told yet. Several calls to the service may have made it. */
export interface Pending {
  readonly id: number;
  readonly status: ApplicationStatus;
  /** Ids at the service, each with its applicants. */
  readonly parts: readonly { readonly decision: string; readonly people: readonly Person[] }[];
  /** Time at which it is told, on the clock of `performance.now()`. */
  readonly until: number;
  /** Typed text, given back to those for whom the decision is undone. */
  readonly draft?: Draft | undefined;
}

/** Statuses that end an application. They are set in a dialog, with the mail and a reason. */
const endings: readonly SettableStatus[] = ['rejected', 'hired'];

export const isEnding = (status: SettableStatus): boolean => endings.includes(status);

/** Decides on applications. The provider of it stands around all views. */
export interface Decisions {
  /** Opens the dialog in which a status is set with its mail. */
  readonly open: (seen: readonly Seen[], status: SettableStatus, onDecided?: () => void) => void;
  /**
   * Sets a status with a mail written elsewhere. When somebody else was first, asks, and resolves to false unless it is
   * set nevertheless.
   *
   * @param draft - name under which the mail is kept
   */
  readonly decideOne: (
    seen: Seen,
    wanted: Wanted,
    key: string,
    draft: string,
  ) => Promise<'later' | false>;
  /** Sets a status without a mail. */
  readonly decide: (seen: readonly Seen[], status: SettableStatus) => void;
  /** Shows a decision, which the service has made, with a way to undo it until it is told. */
  readonly show: (pending: Omit<Pending, 'id'>) => void;
  readonly isPending: boolean;
}

export const [DecisionsContext, useDecisions] = provided<Decisions>('DecisionsProvider');
