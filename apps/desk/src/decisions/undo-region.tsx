import { createIcon, Icon } from '@example/ui/icon';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Pending } from '../applications/use-decisions.ts';
import { messages } from '../messages/decisions.ts';
import { shortName } from '../messages/short-name.ts';
import { useKeptFocus } from '../view/use-kept-focus.ts';
import { useShortcut, useShortcuts } from '../shortcuts/shortcuts-provider.tsx';
import { SmallButton } from '../style/small-button.tsx';
import { peopleOf } from './pending.ts';
import * as styles from './undo-region.css.ts';
import { told } from '../style/told.css.ts';

const texts = messages.undo;

const OwnIcon = createIcon({ undo: 'M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3' });

interface UndoActions {
  readonly onUndo: (pending: Pending, references: ReadonlySet<string>) => void;
  readonly onHide: (pending: Pending) => void;
  /** Is called when the time to undo it is over. */
  readonly onTold: (pending: Pending) => void;
}

/** Returns the seconds left, and calls `onEnd` when there are none. */
const useSecondsLeft = (until: number, onEnd: () => void): number => {
  const leftOf = () => Math.max(0, Math.ceil((until - performance.now()) / 1_000));
  const [left, setLeft] = useState(leftOf);
  const tick = useEffectEvent(() => {
    const seconds = leftOf();
    setLeft(seconds);
    if (seconds === 0) onEnd();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

interface NoticeProps extends UndoActions {
  readonly pending: Pending;
  readonly busy: boolean;
  /** True for the decision that the key takes back. */
  readonly isLast: boolean;
}

const Notice = ({ pending, busy, isLast, onUndo, onHide, onTold }: NoticeProps) => {
  const { status, until } = pending;
  const people = peopleOf(pending);
  const mailed = people.filter((person) => person.mailed).length;
  const [chooses, setChooses] = useState(false);
  const { enabled } = useShortcuts();
  const list = useId();
  const notice = useKeptFocus<HTMLLIElement>();
  const chooser = useRef<HTMLButtonElement>(null);
  const undoer = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft(until, () => onTold(pending));
  const undo = (...references: readonly string[]) => {
    if (!busy) onUndo(pending, new Set(references));
  };
  const isOne = people.length === 1;
  return (
    <li ref={notice} className={styles.notice}>
      <span className={styles.time} aria-hidden />
      <div className={styles.line}>
        <p className={styles.words}>
          <strong>
            {texts.done(
              status,
              people.map(({ name }) => name),
            )}
          </strong>{' '}
          <span className={styles.quiet}>
            {texts.mailed(mailed, people.length)} <span aria-hidden>{texts.in(seconds)}</span>
          </span>
        </p>
        <div className={styles.actions}>
          {!isOne && (
            <SmallButton
              ref={chooser}
              variant="onInverse"
              aria-expanded={chooses}
              aria-controls={chooses ? list : undefined}
              onClick={() => setChooses(!chooses)}
            >
              {texts.choose}
            </SmallButton>
          )}
          <SmallButton
            ref={undoer}
            variant="onInverse"
            onClick={() => undo(...people.map(({ reference }) => reference))}
          >
            <span>{isOne ? texts.one : texts.all}</span>
            {isLast && enabled && <kbd className={styles.key}>{texts.key}</kbd>}
          </SmallButton>
          <button
            type="button"
            className={styles.hide}
            aria-label={texts.hide}
            title={texts.hide}
            onClick={() => onHide(pending)}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      {chooses && !isOne && (
        <ul id={list} className={styles.people}>
          {people.map(({ reference, name }) => (
            <li key={reference}>
              <button
                type="button"
                className={styles.person}
                aria-label={texts.chosen(name)}
                onClick={() => {
                  // The pressed button goes; the focus stays near it.
                  (people.length > 2 ? chooser : undoer).current?.focus();
                  undo(reference);
                }}
              >
                {shortName(name)}
                <OwnIcon name="undo" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

interface UndoRegionProps extends UndoActions {
  readonly all: readonly Pending[];
  /** Id of the decision that is being undone. */
  readonly undoing: number | undefined;
  /** Last thing that happened, read aloud. */
  readonly said: string;
}

/** Decisions that are not told yet, below the view. They cover nothing. */
export const UndoRegion = ({ all, undoing, said, ...actions }: UndoRegionProps) => {
  const last = all.at(-1);
  useShortcut(
    'z',
    () => {
      if (last && last.id !== undoing)
        actions.onUndo(last, new Set(peopleOf(last).map(({ reference }) => reference)));
    },
    // The focus is still on the list in which the status was chosen.
    { enabled: last !== undefined, inSelects: true },
  );
  return (
    <>
      <p role="status" className={told}>
        {said}
      </p>
      {last && (
        <section aria-label={texts.label} className={styles.region}>
          <ol className={styles.notices}>
            {all.map((pending) => (
              <Notice
                key={pending.id}
                {...actions}
                pending={pending}
                busy={pending.id === undoing}
                isLast={pending === last}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
};
