import { subscriptions } from '@example/content/subscriptions';
import { Button } from '@example/ui/button';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { useSearchParams } from 'react-router';
import { FormAlert } from '../forms/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { MessagePage } from '../message-page/message-page.tsx';
import { toMessage } from './to-message.ts';
import { CONFIRMATION_PATH } from './newsletter-forms.ts';

const { confirm, failures, sending } = subscriptions;

/** What the link in the confirmation mail opens: only the button confirms, so no mail scanner can. */
export const Confirmation = () => {
  const [search] = useSearchParams();
  const { outcome, alertId, busy, values, formProps, hiddenField } =
    useForm('newsletter-confirmation');
  const token = search.get('token') ?? values['token'] ?? '';
  if (outcome?.status === 'sent') {
    return <MessagePage path={CONFIRMATION_PATH} message={toMessage(confirm.confirmed)} />;
  }
  const invalid = outcome?.status === 'failed' && outcome.kind === 'not-found';
  if (invalid || (token === '' && !outcome)) {
    return <MessagePage path={CONFIRMATION_PATH} message={toMessage(confirm.invalid)} />;
  }
  return (
    <PageLayout path={CONFIRMATION_PATH}>
      <Section heading={confirm.heading} headingLevel={1} lead={confirm.text}>
        <form {...formProps} action={CONFIRMATION_PATH} aria-label={confirm.heading}>
          <input {...hiddenField} />
          <input type="hidden" name="token" value={token} />
          <Stack gap="lg" align="start">
            <FormAlert
              id={alertId}
              outcome={outcome}
              failures={failures}
              success={confirm.confirmed.heading}
            />
            <Button type="submit" size="lg" busy={busy} busyLabel={sending}>
              {confirm.button}
            </Button>
          </Stack>
        </form>
      </Section>
    </PageLayout>
  );
};
