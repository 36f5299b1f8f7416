import { subscriptions } from '@example/content/subscriptions';
import { unsubscriptionFailures } from '@example/content/unsubscription';
import { Button } from '@example/ui/button';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { useSearchParams } from 'react-router';
import { FormAlert } from '../forms/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { MessagePage } from '../message-page/message-page.tsx';
import { toMessage } from './to-message.ts';
import { UNSUBSCRIPTION_FORM, UNSUBSCRIPTION_PATH } from './unsubscription-forms.ts';

const { unsubscribe } = subscriptions;

/** What the link of a newsletter opens: only the button ends the subscription, so no mail scanner can. */
export const Unsubscription = () => {
  const [search] = useSearchParams();
  const { outcome, alertId, busy, values, formProps, hiddenField } = useForm(UNSUBSCRIPTION_FORM);
  const token = search.get('token') ?? values['token'] ?? '';
  if (outcome?.status === 'sent') {
    return <MessagePage path={UNSUBSCRIPTION_PATH} message={toMessage(unsubscribe.done)} />;
  }
  const invalid = outcome?.status === 'failed' && outcome.kind === 'not-found';
  if (invalid || (token === '' && !outcome)) {
    return <MessagePage path={UNSUBSCRIPTION_PATH} message={toMessage(unsubscribe.invalid)} />;
  }
  return (
    <PageLayout path={UNSUBSCRIPTION_PATH}>
      <Section heading={unsubscribe.heading} headingLevel={1} lead={unsubscribe.text}>
        <form {...formProps} action={UNSUBSCRIPTION_PATH} aria-label={unsubscribe.heading}>
          <input {...hiddenField} />
          <input type="hidden" name="token" value={token} />
          <Stack gap="lg" align="start">
            <FormAlert
              id={alertId}
              outcome={outcome}
              failures={unsubscriptionFailures}
              success={unsubscribe.done.heading}
            />
            <Button type="submit" size="lg" busy={busy} busyLabel={unsubscribe.sending}>
              {unsubscribe.button}
            </Button>
          </Stack>
        </form>
      </Section>
    </PageLayout>
  );
};
