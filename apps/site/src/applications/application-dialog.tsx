import type { Job, JobFilter } from '@example/api/jobs';
import { applications } from '@example/content/applications';
import { career } from '@example/content/career';
import { Button } from '@example/ui/button';
import { Dialog, DialogHeaderButton } from '@example/ui/dialog';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormAlert } from '../form-components/form-alert.tsx';
import { CloseLink } from '../jobs/close-link.tsx';
import { useForm } from '../forms/use-form.ts';
import {
  APPLICATION_ID,
  applicationHref,
  applicationPath,
  cardLink,
  detailsHref,
  listHref,
  whenFocusIsLost,
} from '../jobs/job-links.ts';
import type { useJobView } from '../jobs/use-job-view.ts';
import { ApplicationFields, POOL_FIELD } from './application-fields.tsx';
import { KeptDraft, RestoredDraft } from './draft-notice.tsx';
import { ProblemPopup } from './problem-popup.tsx';
import { RejectedEmail } from './rejected-email.tsx';
import { ThanksPopup } from './thanks-popup.tsx';
import { useUploadProgress } from './upload-progress.ts';
import { useDraft } from './use-draft.ts';
import { useProblem } from './use-problem.ts';

const { form: messages, success } = applications;

const FORM = 'application';

/** Empties the form. Resetting alone would restore what a refused POST was answered with. */
const clear = (form: HTMLFormElement) => {
  form.reset();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = false;
    else if (field.matches('textarea, input:not([type=hidden])'))
      (field as HTMLInputElement).value = '';
  }
};

interface ApplicationDialogProps {
  readonly job: Job;
  readonly filter: JobFilter;
  readonly open: boolean;
  readonly navigation: Pick<ReturnType<typeof useJobView>, 'followLink' | 'open' | 'close'>;
  /** Called when the form is sent. From then on the dialog must stay mounted, open or not, to show the result. */
  readonly onSend: () => void;
  /** Called when the visitor has closed the success message. */
  readonly onTold: () => void;
}

/**
 * Renders the application form (spec §2, §5). A popup names one error at a time. Success is announced only after the
 * application is stored.
 */
export const ApplicationDialog = ({
  job,
  filter,
  open,
  navigation,
  onSend,
  onTold,
}: ApplicationDialogProps) => {
  const firstField = useRef<HTMLInputElement>(null);
  const progress = useUploadProgress();

  const popup = useProblem();
  const { problem, shown, setShown } = popup;
  const wiring = useForm(FORM, {
    encType: 'multipart/form-data',
    onRefused: (errors) => popup.refuse(element.current, errors),
  });
  const { element, idempotencyKey, outcome, isServed, alertId, busy, generation, formProps } =
    wiring;
  const { hiddenField, fieldProps } = wiring;
  const draft = useDraft({
    jobId: job.job_id,
    active: open,
    formRef: element,
    keyRef: idempotencyKey,
  });
  const sent = outcome?.status === 'success' ? outcome : undefined;

  const afterSending = useEffectEvent(() => {
    if (sent) void draft.erase('none');
  });
  useEffect(() => {
    afterSending();
  }, [sent]);

  // A submission that fails after the form was closed opens the form again, so that it can be repeated.
  const failed = outcome && outcome.status !== 'success' && !isServed ? outcome : undefined;
  const comeBack = useEffectEvent(() => {
    if (failed && !open) navigation.open(applicationHref(job, filter));
  });
  useEffect(() => {
    comeBack();
  }, [failed]);

  // Back closes the form and its popup. A form that is opened again begins without one.
  useEffect(() => (open ? () => setShown(false) : undefined), [open, setShown]);

  const close = () => navigation.close(listHref(job, filter));
  const details = detailsHref(job, filter);
  const list = listHref(job, filter);
  const opener = cardLink(job, applicationHref(job, filter));

  const field = (name: string) => {
    const props = fieldProps(name);
    // The popup's message stays beside the field until its value changes.
    const said = problem?.field === name ? problem : undefined;
    return isServed ? props : { ...props, error: said?.message, hint: said?.advice };
  };

  const rejected = problem?.rejected !== undefined && (
    <RejectedEmail email={problem.rejected} onTakeBack={() => popup.takeBack(element.current)} />
  );
  const erase = () => {
    if (element.current) clear(element.current);
    formProps.onInput();
    firstField.current?.focus();
    void draft.erase('erased');
  };

  return (
    <>
      <Dialog
        id={APPLICATION_ID}
        size="lg"
        heading={messages.title(job.job_title)}
        open={open}
        // Escape or a press outside does not close a form that is being sent.
        dismissible={!busy}
        onOpenChange={(next) => {
          if (!next) close();
        }}
        initialFocus={firstField}
        returnFocusTo={opener}
        closeLabel={messages.close}
        headerAction={
          <DialogHeaderButton
            icon="info"
            label={messages.details}
            href={details}
            onClick={navigation.followLink(details)}
          />
        }
        footer={
          <>
            <CloseLink href={list} onClose={close}>
              {messages.close}
            </CloseLink>
            <Button type="submit" form={FORM} busy={busy} busyLabel={applications.sending}>
              {messages.submit}
            </Button>
          </>
        }
        data-interactive=""
      >
        <form
          {...formProps}
          action={`${applicationPath(job, filter)}#${alertId}`}
          id={FORM}
          aria-label={messages.title(job.job_title)}
          onSubmit={(event) => {
            popup.clear();
            onSend();
            formProps.onSubmit(event);
            void draft.save();
          }}
          onChange={({ target }) => {
            if (draft.isFilling()) return;
            formProps.onInput();
            const { name, type } = target as unknown as HTMLInputElement;
            if (name === problem?.field) popup.clear();
            if (type === 'file') void draft.save();
            else draft.saveSoon();
          }}
        >
          <input {...hiddenField} />
          <input type="hidden" name="job_id" value={job.job_id} />
          {filter.source && <input type="hidden" name="source" value={filter.source} />}
          <Stack gap="lg">
            <FormAlert
              id={alertId}
              outcome={outcome?.status === 'error' || isServed ? outcome : undefined}
              failures={applications.failures}
              success={success.heading}
              refusal={applications.validationTitle}
              wayOn={
                outcome?.status === 'error' &&
                outcome.kind === 'not-found' && (
                  <Text>
                    <Link href="/career">{career.closed.all}</Link>
                  </Text>
                )
              }
            />
            <RestoredDraft draft={draft} onErase={erase} />
            <Stack key={generation} gap="lg">
              <ApplicationFields
                field={field}
                firstField={firstField}
                belowEmail={!shown && rejected}
                progress={busy ? progress : undefined}
                isForPool={wiring.values[POOL_FIELD] !== undefined}
              />
            </Stack>
            <Stack gap="xs">
              <Text size="sm">
                {messages.consent}{' '}
                <Link href={messages.privacy.href}>{messages.privacy.label}</Link>
              </Text>
              <KeptDraft draft={draft} onErase={erase} />
            </Stack>
          </Stack>
        </form>
      </Dialog>
      <ProblemPopup
        problem={problem}
        // After a late refusal the form is opened first, then the popup.
        open={shown && open}
        onOpenChange={setShown}
        returnFocusTo={open ? popup.faulty : opener}
        rejected={rejected}
      />
      <ThanksPopup
        sent={sent}
        onClose={() => {
          onTold();
          if (open) close();
        }}
        // Back may have closed the form, whose button had the focus before.
        returnFocusTo={whenFocusIsLost(opener)}
      />
    </>
  );
};
