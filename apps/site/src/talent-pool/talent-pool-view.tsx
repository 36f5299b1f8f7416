import { poolChoices } from '@example/api/talent-pool';
import { talentPool } from '@example/content/talent-pool';
import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useSearchParams } from 'react-router-dom';
import { TokenForm } from '../mail-links/token-form.tsx';
import { MessagePage } from '../message-page/message-page.tsx';
import { toMessage } from '../message-page/to-message.ts';
import { CHOICE_FIELD, DONE_PARAM, POOL_FORM } from './names.ts';

const { path, heading, text, invalid, failures, sending } = talentPool;

/** Renders the page behind the link in an applicant's mails. */
export const TalentPoolView = () => {
  const [search] = useSearchParams();
  const done = poolChoices.find((choice) => choice === search.get(DONE_PARAM));
  if (done) return <MessagePage path={path} message={toMessage(talentPool[done].done)} />;
  return (
    <TokenForm
      {...{ path, heading, text, failures, invalid }}
      form={POOL_FORM}
      success={heading}
      gap="xl"
    >
      {(busy) =>
        poolChoices.map((choice) => (
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
        ))
      }
    </TokenForm>
  );
};
