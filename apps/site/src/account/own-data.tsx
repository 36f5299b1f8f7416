import { MY_DATA_HREF } from '@example/api/accounts';
import { account } from '@example/content/account';
import { Button } from '@example/ui/button';
import { ContentCard } from '@example/ui/content-card';
import { Grid } from '@example/ui/grid';
import type { IconName } from '@example/ui/icon';
import { Section } from '@example/ui/section';
import { Text } from '@example/ui/text';
import { atView, ERASE_HREF, FORGOT_HREF } from '../sign-in/shared/paths.ts';

const { heading, download, password, erase } = account.data;

interface MeasureProps {
  readonly icon: IconName;
  readonly messages: { readonly heading: string; readonly text: string; readonly label: string };
  readonly href: string;
  /** True when the link downloads a file. */
  readonly isFile?: boolean;
}

const Measure = ({ icon, messages, href, isFile = false }: MeasureProps) => (
  <ContentCard icon={icon} heading={messages.heading}>
    <Text tone="muted">{messages.text}</Text>
    <Button href={href} size="sm" variant="secondary" download={isFile ? '' : undefined}>
      {messages.label}
    </Button>
  </ContentCard>
);

/** Links to download a candidate's data, change the password and erase the account. */
export const OwnData = () => (
  <Section heading={heading} headingSize="xxl" tone="sunken">
    <Grid columns={3}>
      <Measure icon="download" messages={download} href={MY_DATA_HREF} isFile />
      <Measure icon="shield" messages={password} href={atView(FORGOT_HREF)} />
      <Measure icon="user" messages={erase} href={atView(ERASE_HREF)} />
    </Grid>
  </Section>
);
