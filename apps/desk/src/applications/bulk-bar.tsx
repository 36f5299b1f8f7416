import {
  type ApplicationRow,
  type BulkChange,
  type BulkOutcome,
  type DeskClient,
  SEVERAL_MAX,
  settableStatuses,
} from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { SelectField } from '@example/ui/select-field';
import { TextField } from '@example/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useClients } from '../clients/clients.ts';
import { callInTurn, partsOf } from '../clients/call-in-turn.ts';
import { openByKeys } from '../details/open-choices.ts';
import { useMay } from '../session/session.ts';
import { DownloadLink } from '../view/download-link.tsx';
import { useNotSaved, useSavedInPart, useToast } from '../toasts/toasts.tsx';
import { useLeft } from '../toasts/use-left.ts';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { messages } from '../messages/applications.ts';
import { messages as decisionMessages } from '../messages/decisions.ts';
import * as styles from './bulk-bar.css.ts';
import { BulkOwner } from './bulk-owner.tsx';
import { keys } from './filters.ts';
import { LeftDialog, type LeftOutcome } from './left-dialog.tsx';
import { tagsIn, TYPED_TAGS_MAX_LENGTH } from './tags.ts';
import { showRows } from './use-application.ts';
import { isEnding, useDecisions } from './use-decisions.ts';

const texts = messages.bulk;

type Seen = BulkChange['items'];
type Change = Omit<BulkChange, 'items' | 'status'>;

const seenOf = (rows: readonly Pick<ApplicationRow, 'reference' | 'version'>[]): Seen =>
  rows.map(({ reference, version }) => ({ reference, version }));

/** Applications that were not changed, and the change meant for them. */
interface Left {
  readonly change: Change;
  readonly outcomes: readonly LeftOutcome[];
  /** Number of applications that were changed. */
  readonly done: number;
}

/** Changes all items in as many calls as the limit of each call requires. */
const changeAll = async ({ applications }: DeskClient, items: Seen, change: Change) => {
  const { answers, failure } = await callInTurn(partsOf(items), async (part) =>
    applications.changeSeveral({ items: part, ...change }),
  );
  return { outcomes: answers.flatMap(({ results }): BulkOutcome[] => results), failure };
};

/**
 * Changes several applications at once. Those that others have changed meanwhile are left, and a dialog asks
 * about them.
 */
const useBulkChange = () => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const toast = useToast();
  const notSaved = useNotSaved();
  const savedInPart = useSavedInPart();
  const isLeft = useLeft();
  const [left, setLeft] = useState<Left>();
  const mutation = useMutation({
    mutationFn: async ({ items, change }: { readonly items: Seen; readonly change: Change }) =>
      changeAll(desk, items, change),
    onSuccess: ({ outcomes, failure }, { items, change }) => {
      showRows(queries, outcomes);
      const others = outcomes.filter(
        (one): one is BulkOutcome & LeftOutcome => one.outcome !== 'changed',
      );
      const done = outcomes.length - others.length;
      if (failure) savedInPart(outcomes.length, items.length, failure);
      else if (done > 0) toast({ tone: 'success', text: texts.done(done) });
      setLeft(others.length > 0 ? { change, outcomes: others, done } : undefined);
      // Nobody is asked about them once nothing is selected.
      if (others.length > 0 && isLeft())
        toast({ tone: 'danger', text: texts.leftOut(others.length, items.length) });
      void queries.invalidateQueries({ queryKey: keys.choices });
      void queries.invalidateQueries({ queryKey: ['applications', 'one'] });
    },
    onError: notSaved,
  });
  return {
    run: mutation.mutate,
    isPending: mutation.isPending,
    left,
    leave: () => setLeft(undefined),
  };
};

interface BulkBarProps {
  readonly rows: readonly ApplicationRow[];
  /** Number of rows that match, where all that are loaded are selected; that of `rows` otherwise. */
  readonly all: number;
  readonly onClear: () => void;
}

export const BulkBar = ({ rows, all, onClear }: BulkBarProps) => {
  const { desk } = useClients();
  const mayWrite = useMay('applications.write');
  const mayReadResumes = useMay('resumes.read');
  const mayExport = useMay('applications.export');
  const { run, isPending, left, leave } = useBulkChange();
  const decisions = useDecisions();
  const isWorking = isPending || decisions.isPending;
  const [tag, setTag] = useState('');

  const addTag = (event: SubmitEvent) => {
    event.preventDefault();
    const added = tagsIn(tag);
    if (added.length === 0 || isWorking) return;
    run(
      { items: seenOf(rows), change: { add_tags: [...added] } },
      {
        onSuccess: ({ failure }) => {
          if (!failure) setTag('');
        },
      },
    );
  };
  return (
    <section aria-label={texts.label} className={`${styles.bar} ${controls.fields}`}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {isWorking ? texts.working : messages.selected(rows.length, all)}
        </p>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={texts.clear}
          title={texts.clear}
          onClick={onClear}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.actions}>
        {mayWrite && (
          <>
            <SelectField
              name="bulk-status"
              label={texts.setStatus}
              hideLabel
              placeholder={texts.setStatus}
              options={optionsOf(settableStatuses, messages.statuses)}
              value=""
              disabled={isWorking}
              onKeyDown={openByKeys}
              onChange={({ target: { value } }) => {
                const status = settableStatuses.find((one) => one === value);
                if (status && isEnding(status)) decisions.open(rows, status, onClear);
                else if (status) decisions.decide(rows, status);
              }}
            />
            <BulkOwner
              disabled={isWorking}
              onAssign={(owner) => run({ items: seenOf(rows), change: { owner } })}
            />
            <SmallButton onClick={() => decisions.open(rows, 'rejected', onClear)}>
              {decisionMessages.reject}
            </SmallButton>
            <form className={styles.form} onSubmit={addTag}>
              <TextField
                name="bulk-tag"
                label={texts.addTag}
                hideLabel
                placeholder={texts.addTag}
                autoComplete="off"
                maxLength={TYPED_TAGS_MAX_LENGTH}
                className={styles.tag}
                value={tag}
                onChange={({ target }) => setTag(target.value)}
              />
              <SmallButton type="submit">{texts.apply}</SmallButton>
            </form>
          </>
        )}
        {mayExport &&
          mayReadResumes &&
          (rows.length > SEVERAL_MAX ? (
            <p className={styles.hint}>{messages.tooManyResumes}</p>
          ) : (
            <DownloadLink
              href={desk.applications.resumes.href({
                references: rows.map(({ reference }) => reference).join(','),
              })}
            >
              <Icon name="download" />
              {messages.resumes}
            </DownloadLink>
          ))}
      </div>
      {left && (
        <LeftDialog
          outcomes={left.outcomes}
          others={left.done}
          nameOf={(reference) => rows.find((row) => row.reference === reference)?.name}
          busy={isPending}
          onLeave={leave}
          onApply={(stale) => run({ items: seenOf(stale), change: left.change })}
        />
      )}
    </section>
  );
};
