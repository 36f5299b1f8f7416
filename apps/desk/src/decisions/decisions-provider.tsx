import { UNDO_MS } from '@example/api/desk';
import { useQueryClient } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LeftDialog } from '../applications/left-dialog.tsx';
import {
  type Decisions,
  DecisionsContext,
  type Draft,
  type Pending,
  type Seen,
  type SettableStatus,
  type Wanted,
} from '../applications/use-decisions.ts';
import { readDraft } from '../drafts/use-draft.ts';
import { useMailWatch } from '../details/mail-watch.tsx';
import { messages } from '../messages/decisions.ts';
import { useShortcuts } from '../shortcuts/shortcuts-provider.tsx';
import { useNotSaved } from '../toasts/toasts.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { keepPending, keptPending } from './kept-pending.ts';
import { peopleOf, without, withNext } from './pending.ts';
import { UndoRegion } from './undo-region.tsx';
import { draftOf } from './use-decision-form.ts';
import { useDecide, useShowChanged } from './use-decide.ts';
import { useUndo } from './use-undo.ts';
import { asShown, whenSaved } from './when-saved.ts';

const texts = messages.undo;

/** Most mails of a decision whose fate is watched. Each is read for itself. */
const WATCHED_MAX = 20;

const draftNamed = (name: string): Draft => ({ name, text: readDraft(name) });

interface Opened {
  readonly seen: readonly Seen[];
  readonly status: SettableStatus;
  readonly onDecided: (() => void) | undefined;
}

/** Decisions that are not told yet. */
const usePendingList = () => {
  const [all, setAll] = useState(keptPending);
  useEffect(() => {
    keepPending(all);
  }, [all]);
  const [said, say] = useState('');
  const { enabled } = useShortcuts();
  const last = useRef(all.at(-1)?.id ?? 0);
  const show = useCallback(
    (pending: Omit<Pending, 'id'>) => {
      last.current += 1;
      const next = { ...pending, id: last.current };
      setAll((before) => withNext(before, next));
      const names = peopleOf(next).map(({ name }) => name);
      const key = enabled ? ` ${texts.announced(UNDO_MS / 1_000)}` : '';
      say(`${texts.done(next.status, names)}${key}`);
    },
    [enabled],
  );
  const leaveOut = useCallback((id: number, references: ReadonlySet<string>) => {
    setAll((before) =>
      before.flatMap((one) => (one.id === id ? (without(one, references) ?? []) : one)),
    );
  }, []);
  const hide = useCallback(
    (id: number) => setAll((before) => before.filter((one) => one.id !== id)),
    [],
  );
  return { all, said, say, show, leaveOut, hide };
};

/** Makes decisions from any view, and keeps a way to undo them in sight until they are told. */
export const DecisionsProvider = ({ children }: { readonly children: ReactNode }) => {
  const queries = useQueryClient();
  const notSaved = useNotSaved();
  const { all, said, say, show, leaveOut, hide } = usePendingList();
  const { decide: run, decideAside: runAside, isPending, left, leave } = useDecide(show);
  const undo = useUndo(leaveOut, say);
  const showChanged = useShowChanged();
  const watch = useMailWatch();
  const [opened, setOpened] = useState<Opened>();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Back leaves the dialog with what it was opened from. What was typed is kept.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpened(undefined);
  }
  const answer = useRef<(decided: 'later' | false) => void>(undefined);

  const decide = useCallback(
    (seen: readonly Seen[], wanted: Wanted, draft?: Draft) => {
      runAside(
        { seen, wanted, key: nanoid(), draft },
        {
          onSuccess: ({ parts }) => {
            if (parts.length > 0) answer.current?.('later');
          },
          onError: notSaved,
        },
      );
    },
    [runAside, notSaved],
  );
  const decisions = useMemo<Decisions>(
    () => ({
      open: (seen, status, onDecided) => {
        // A change that is being saved makes another version, and is no colleague's.
        const isSaving = queries.isMutating() > 0;
        whenSaved(queries, () => {
          const known = isSaving ? seen.map((one) => asShown(queries, one)) : seen;
          setOpened({ seen: known, status, onDecided });
        });
      },
      decideOne: async (one, wanted, key, draft) => {
        const { parts } = await run({ seen: [one], wanted, key, draft: draftNamed(draft) });
        if (parts.length > 0) return 'later';
        // It was left: the dialog that says so may decide nevertheless.
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      },
      decide: (seen, status) => decide(seen, { status }),
      show,
      isPending,
    }),
    [queries, run, decide, show, isPending],
  );
  const close = () => setOpened(undefined);
  /** Ends the way to undo a decision, and watches its mails. */
  const end = (pending: Pending) => {
    hide(pending.id);
    say('');
    const written = peopleOf(pending).filter(({ mailed }) => mailed);
    for (const { reference } of written.slice(0, WATCHED_MAX))
      watch({ kind: 'applications', reference });
  };
  const last = all.at(-1);

  return (
    <DecisionsContext value={decisions}>
      {children}
      <UndoRegion
        all={all}
        said={said}
        undoing={undo.isPending ? undo.variables.pending.id : undefined}
        onUndo={(pending, references) => undo.mutate({ pending, references })}
        onHide={end}
        onTold={(pending) => {
          end(pending);
          showChanged([]);
        }}
      />
      {opened && (
        <DecideDialog
          seen={opened.seen}
          status={opened.status}
          onClose={close}
          onDecide={async (seen, wanted, key) => {
            const draft = draftNamed(draftOf(opened.seen));
            const { failure } = await run({ seen, wanted, key, draft });
            close();
            // Those that are left stay selected, and what was typed for them is kept.
            if (!failure) opened.onDecided?.();
            return !failure;
          }}
        />
      )}
      {left && (
        <LeftDialog
          outcomes={left.outcomes}
          others={left.done}
          nameOf={(reference) => left.seen.find((one) => one.reference === reference)?.name}
          busy={isPending}
          onLeave={() => {
            leave();
            answer.current?.(false);
          }}
          onApply={(stale) => decide(stale, left.wanted, left.draft)}
          onUndo={
            // The dialog covers the notice below the view.
            last && left.done > 0
              ? () => {
                  undo.mutate({
                    pending: last,
                    references: new Set(peopleOf(last).map(({ reference }) => reference)),
                  });
                  leave();
                }
              : undefined
          }
        />
      )}
    </DecisionsContext>
  );
};
