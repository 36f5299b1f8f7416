import { poolChoices } from '@example/api/talent-pool';
import { talentPool } from '@example/content/talent-pool';
import { Button } from '@example/ui/button';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useSearchParams } from 'react-router-dom';
import { FormAlert } from '../forms/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { MessagePage } from '../message-page/message-page.tsx';
import { toMessage } from '../message-page/to-message.ts';
import { CHOICE_FIELD, DONE_PARAM, POOL_FORM } from './names.ts';

const { path, heading, text, invalid, failures, sending } = talentPool;

/** Page behind the link in an applicant's mails. Only its buttons act, so that mail scanners cannot. */
export const TalentPoolView = () => {
  const [search] = useSearchParams();
  const { outcome, alertId, busy, values, formProps, hiddenField } = useForm(POOL_FORM);
  const done = poolChoices.find((choice) => choice === search.get(DONE_PARAM));
  if (done) return <MessagePage path={path} message={toMessage(talentPool[done].done)} />;
  const token = search.get('token') ?? values['token'] ?? '';
  const isRefused = outcome?.status === 'error' && outcome.kind === 'not-found';
  if (isRefused || (token === '' && !outcome)) {
    return <MessagePage path={path} message={toMessage(invalid)} />;
  }
  return (
    <PageLayout path={path}>
      <Section heading={heading} headingLevel={1} lead={text}>
        <form {...formProps} action={path} aria-label={heading}>
          <input {...hiddenField} />
          <input type="hidden" name="token" value={token} />
          <Stack gap="xl">
            <FormAlert id={alertId} outcome={outcome} failures={failures} success={heading} />
            {poolChoices.map((choice) => (
              <Stack key={choice} gap="sm" align="start">
                <Text id={`${choice}-text`}>{talentPool[choice].text}</Text>
                <Button
                  type="submit"
                  name={CHOICE_FIELD}
                  value={choice}
                  variant={choice === 'stay' ? 'primary' : 'secondary'}
                  busy={busy}
                  busyLabel={sending}
                  aria-describedby={`${choice}-text`}
                >
                  {talentPool[choice].button}
                </Button>
              </Stack>
            ))}
          </Stack>
        </form>
      </Section>
    </PageLayout>
  );
};
