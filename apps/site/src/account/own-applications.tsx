import type { OwnApplication } from '@example/api/accounts';
import { account } from '@example/content/account';
import { Button } from '@example/ui/button';
import { ContentCard } from '@example/ui/content-card';
import { EmptyState } from '@example/ui/empty-state';
import { Grid } from '@example/ui/grid';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { atView, withdrawHref } from '../sign-in/shared/paths.ts';
import { ApplicationFacts } from './application-facts.tsx';

const { applications: messages } = account;

interface OwnApplicationsProps {
  readonly applications: readonly OwnApplication[];
}

/** A candidate's applications, a card each, or a link to the vacancies. */
export const OwnApplications = ({ applications }: OwnApplicationsProps) => {
  if (applications.length === 0) {
    const { heading, text, link } = messages.none;
    return (
      <EmptyState
        level={3}
        icon="document"
        heading={heading}
        action={<Button href={link.href}>{link.label}</Button>}
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <Grid as="ul" columns={2} aria-label={messages.heading}>
      {applications.map((application) => {
        const { reference, job_title, can_withdraw } = application;
        return (
          <li key={reference}>
            <ContentCard heading={job_title}>
              <Stack gap="lg">
                <ApplicationFacts application={application} />
                {can_withdraw && (
                  <Inline>
                    <Button
                      href={atView(withdrawHref(reference))}
                      size="sm"
                      variant="secondary"
                      aria-label={messages.withdrawName(job_title, reference)}
                    >
                      {messages.withdraw}
                    </Button>
                  </Inline>
                )}
              </Stack>
            </ContentCard>
          </li>
        );
      })}
    </Grid>
  );
};
