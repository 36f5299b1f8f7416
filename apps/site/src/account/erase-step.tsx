import { MY_DATA_HREF } from '@example/api/accounts';
import { account } from '@example/content/account';
import { EmailField } from '@example/ui/email-field';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { ERASE_HREF, VIEW_ID } from '../sign-in/paths.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

const { erase: words } = account;

/** Says what an erasure takes away, and has the address typed again before it. */
export const EraseStep = ({ email }: { readonly email: string }) => (
  <Stack gap="lg">
    <Heading level={2} size="xl" id={VIEW_ID} tabIndex={-1}>
      {words.heading}
    </Heading>
    <Text>{words.text(email)}</Text>
    <List items={words.removed} />
    <Text>
      {words.download.before}{' '}
      <Link href={MY_DATA_HREF} download="">
        {words.download.label}
      </Link>
    </Text>
    <SignInForm
      form="account-erase"
      name={words.heading}
      words={words}
      action={ERASE_HREF}
      links={<Link href={words.keep.href}>{words.keep.label}</Link>}
    >
      {({ fieldProps }) => (
        <EmailField
          {...fieldProps('email')}
          label={words.fields.email}
          hint={words.emailHint(email)}
          autoComplete="off"
          required
        />
      )}
    </SignInForm>
  </Stack>
);
