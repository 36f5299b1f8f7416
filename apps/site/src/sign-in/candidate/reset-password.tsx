import { signIn } from '@example/content/sign-in';
import { Button } from '@example/ui/button';
import { EmailField } from '@example/ui/email-field';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { TextField } from '@example/ui/text-field';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { FormAlert } from '../../form-components/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PageLayout } from '../../layout/page-layout.tsx';
import { MessagePage } from '../../message-page/message-page.tsx';
import { toMessage } from '../../message-page/to-message.ts';
import type { ResetData } from '../load-reset.ts';
import { RESET_PATH } from '../shared/paths.ts';

const { forgot, reset } = signIn;

/** Renders the page behind the password link, which sets a new password. */
export const ResetPassword = () => {
  const [search] = useSearchParams();
  const { outcome, isServed, alertId, busy, values, saidOf, fieldProps, formProps, hiddenField } =
    useForm('login-reset');
  const { email = values['email'], isSpent = false } = useLoaderData<ResetData>();
  const token = search.get('token') ?? values['token'] ?? '';
  if (isSpent || token === '' || saidOf('token').error !== undefined)
    return (
      <MessagePage
        path={RESET_PATH}
        message={toMessage(reset.invalid)}
        answer={outcome && { id: alertId, isServed }}
      />
    );
  return (
    <PageLayout path={RESET_PATH}>
      <Section heading={reset.heading} headingLevel={1} lead={reset.text} width="narrow">
        <form
          {...formProps}
          action={`${RESET_PATH}#${alertId}`}
          aria-label={reset.heading}
          data-interactive=""
        >
          <input {...hiddenField} />
          <input type="hidden" name="token" value={token} />
          <Stack gap="lg">
            <FormAlert
              id={alertId}
              outcome={outcome}
              failures={reset.failures}
              success={reset.done.heading}
            />
            {email !== undefined && (
              <EmailField
                {...fieldProps('email')}
                label={forgot.fields.email}
                defaultValue={email}
                autoComplete="username"
                readOnly
              />
            )}
            <TextField
              {...fieldProps('password')}
              type="password"
              label={reset.fields.password}
              hint={reset.passwordHint}
              autoComplete="new-password"
              required
            />
            <Button type="submit" size="lg" busy={busy} busyLabel={reset.sending}>
              {reset.submit}
            </Button>
          </Stack>
        </form>
      </Section>
    </PageLayout>
  );
};
