import type { OwnSession } from '@example/api/accounts';
import { formatDate } from '@example/api/jobs';
import { account } from '@example/content/account';
import { Badge } from '@example/ui/badge';
import { Button } from '@example/ui/button';
import { ContentCard } from '@example/ui/content-card';
import { DescriptionList } from '@example/ui/description-list';
import { Grid } from '@example/ui/grid';
import { Inline } from '@example/ui/inline';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useState } from 'react';
import { FormAlert } from '../form-components/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';
import { LOGIN_PATH } from '../sign-in/shared/paths.ts';
import { OTHER_SESSIONS, SESSION_FIELD, THIS_SESSION } from './session-field.ts';

const { sessions: messages } = account;

/** Formats a time of the contract, `YYYY-MM-DDThh:mm:ss+05:30`. */
const shownMoment = (moment: string) =>
  messages.moment(formatDate(moment.slice(0, 10)), moment.slice(11, 16));

const Moment = ({ at }: { readonly at: string }) => {
  const [date, time] = shownMoment(at);
  return (
    <Text as="time" dateTime={at}>
      <Text as="span" noWrap>
        {date}
      </Text>{' '}
      <Text as="span" noWrap>
        {time}
      </Text>
    </Text>
  );
};

interface OwnSessionsProps {
  readonly sessions: readonly OwnSession[];
}

/** A candidate's sessions, a card each. All buttons belong to one form; their values name the session to end. */
export const OwnSessions = ({ sessions }: OwnSessionsProps) => {
  const { outcome, alertId, busy, formProps, hiddenField } = useForm('account-sessions');
  const [pressed, setPressed] = useState<string>();
  const ends = (value: string) => ({
    type: 'submit' as const,
    name: SESSION_FIELD,
    value,
    size: 'sm' as const,
    variant: 'secondary' as const,
    busy: busy && pressed === value,
    busyLabel: messages.sending,
    onClick: () => setPressed(value),
  });
  return (
    <Section heading={messages.heading} headingSize="xxl" lead={messages.text}>
      <form
        {...formProps}
        action={`${LOGIN_PATH}#${alertId}`}
        aria-label={messages.heading}
        data-interactive=""
      >
        <input {...hiddenField} />
        <Stack gap="lg">
          <FormAlert
            id={alertId}
            outcome={outcome}
            failures={messages.failures}
            success={messages.ended}
          />
          <Grid as="ul" columns={2} aria-label={messages.heading}>
            {sessions.map(({ id, browser, system, signed_in_at, seen_at, is_this }) => {
              const device = messages.device(browser, system);
              return (
                <li key={id}>
                  <ContentCard heading={device}>
                    <Stack gap="lg">
                      <DescriptionList
                        layout="columns"
                        items={[
                          { term: messages.facts.begun, description: <Moment at={signed_in_at} /> },
                          {
                            term: messages.facts.seen,
                            description: is_this ? (
                              <Badge tone="success">{messages.thisOne}</Badge>
                            ) : (
                              <Moment at={seen_at} />
                            ),
                          },
                        ]}
                      />
                      <Inline>
                        <Button
                          {...ends(is_this ? THIS_SESSION : id)}
                          aria-label={messages.endName(device, shownMoment(signed_in_at).join(' '))}
                        >
                          {messages.end}
                        </Button>
                      </Inline>
                    </Stack>
                  </ContentCard>
                </li>
              );
            })}
          </Grid>
          {sessions.length > 1 && (
            <Inline>
              <Button {...ends(OTHER_SESSIONS)}>{messages.endOthers}</Button>
            </Inline>
          )}
        </Stack>
      </form>
    </Section>
  );
};
