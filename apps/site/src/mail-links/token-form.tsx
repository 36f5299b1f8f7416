import type { Failures } from '@example/content/types';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormAlert } from '../form-components/form-alert.tsx';
import type { FormName } from '../forms/form-result.ts';
import { useForm } from '../forms/use-form.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { MessagePage } from '../message-page/message-page.tsx';
import { type Outcome, toMessage } from '../message-page/to-message.ts';

interface TokenFormProps extends Pick<ComponentProps<typeof Stack>, 'gap' | 'align'> {
  readonly path: string;
  readonly form: FormName;
  readonly heading: string;
  readonly text: string;
  readonly failures: Failures;
  readonly success: string;
  /** Message after the form is accepted; without it the form stays. */
  readonly done?: Outcome;
  /** Message for a link without a valid token. */
  readonly invalid: Outcome;
  readonly children: (busy: boolean) => ReactNode;
}

/** Renders the page behind a mail's link. Only its buttons send the token, so that mail scanners trigger nothing. */
export const TokenForm = ({
  path,
  form,
  heading,
  text,
  failures,
  success,
  done,
  invalid,
  children,
  gap,
  align,
}: TokenFormProps) => {
  const [search] = useSearchParams();
  const { outcome, isServed, alertId, busy, values, formProps, hiddenField } = useForm(form);
  const token = search.get('token') ?? values['token'] ?? '';
  const answer = outcome && { id: alertId, isServed };
  if (done && outcome?.status === 'success')
    return <MessagePage path={path} message={toMessage(done)} answer={answer} />;
  const isRefused = outcome?.status === 'error' && outcome.kind === 'not-found';
  if (isRefused || (token === '' && !outcome))
    return <MessagePage path={path} message={toMessage(invalid)} answer={answer} />;
  return (
    <PageLayout path={path}>
      <Section heading={heading} headingLevel={1} lead={text}>
        <form {...formProps} action={`${path}#${alertId}`} aria-label={heading}>
          <input {...hiddenField} />
          <input type="hidden" name="token" value={token} />
          <Stack gap={gap} align={align}>
            <FormAlert id={alertId} outcome={outcome} failures={failures} success={success} />
            {children(busy)}
          </Stack>
        </form>
      </Section>
    </PageLayout>
  );
};
