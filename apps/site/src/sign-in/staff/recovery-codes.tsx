import { staffSignIn } from '@example/content/staff-sign-in';
import { Alert } from '@example/ui/alert';
import { Button } from '@example/ui/button';
import { Grid } from '@example/ui/grid';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useMounted } from '@example/ui/use-mounted';
import { useState } from 'react';
import { DESK_PATH } from '../shared/paths.ts';

const { codes: messages } = staffSignIn;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Path at the desk to go on to. */
  readonly next: string | undefined;
}

/** Shows the recovery codes, once only, with buttons to copy and print them. */
export const RecoveryCodes = ({ codes, next }: RecoveryCodesProps) => {
  const mounted = useMounted();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      // eslint-disable-next-line no-restricted-properties, baseline-js/use-baseline -- where there is none, the page says so
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(messages.copied);
    } catch {
      setSaid(messages.copyFailed);
    }
  };
  return (
    <Stack gap="xl">
      <Alert heading={messages.warning.heading}>{messages.warning.text}</Alert>
      <Grid as="ul" columns={2} phoneColumns={2} gap="md" aria-label={messages.list}>
        {codes.map((code) => (
          <li key={code}>
            <Text as="span" size="lg" noWrap>
              <code translate="no">{code}</code>
            </Text>
          </li>
        ))}
      </Grid>
      {mounted && (
        <Inline>
          <Button
            variant="secondary"
            onClick={() => {
              void copy();
            }}
          >
            {messages.copy}
          </Button>
          <Button variant="secondary" onClick={() => print()}>
            {messages.print}
          </Button>
          <span role="status">{said}</span>
        </Inline>
      )}
      <Inline>
        <Button href={next ?? DESK_PATH} size="lg">
          {messages.saved}
        </Button>
      </Inline>
    </Stack>
  );
};
