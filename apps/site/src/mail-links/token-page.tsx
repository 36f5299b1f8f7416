import type { Failures } from '@example/content/types';
import { Button } from '@example/ui/button';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { useSearchParams } from 'react-router-dom';
import { FormAlert } from '../forms/form-alert.tsx';
import type { FormName } from '../forms/form-result.ts';
import { useForm } from '../forms/use-form.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { MessagePage } from '../message-page/message-page.tsx';
import { type Outcome, toMessage } from '../message-page/to-message.ts';

interface TokenPageProps {
  readonly path: string;
  readonly form: FormName;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly sending: string;
  readonly failures: Failures;
  readonly done: Outcome;
  /** Message for a link without a valid token. */
  readonly invalid: Outcome;
}

/** Page behind a mail's link with a token. Only its button acts, so that mail scanners cannot. */
export const TokenPage = ({
  path,
  form,
  heading,
  text,
  button,
  sending,
  failures,
  done,
  invalid,
}: TokenPageProps) => {
  const [search] = useSearchParams();
  const { outcome, alertId, busy, values, formProps, hiddenField } = useForm(form);
  const token = search.get('token') ?? values['token'] ?? '';
  if (outcome?.status === 'success') return <MessagePage path={path} message={toMessage(done)} />;
  const refused = outcome?.status === 'error' && outcome.kind === 'not-found';
  if (refused || (token === '' && !outcome)) {
    return <MessagePage path={path} message={toMessage(invalid)} />;
  }
  return (
    <PageLayout path={path}>
      <Section heading={heading} headingLevel={1} lead={text}>
        <form {...formProps} action={path} aria-label={heading}>
          <input {...hiddenField} />
          <input type="hidden" name="token" value={token} />
          <Stack gap="lg" align="start">
            <FormAlert id={alertId} outcome={outcome} failures={failures} success={done.heading} />
            <Button type="submit" size="lg" busy={busy} busyLabel={sending}>
              {button}
            </Button>
          </Stack>
        </form>
      </Section>
    </PageLayout>
  );
};
