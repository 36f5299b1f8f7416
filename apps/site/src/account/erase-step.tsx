import { MY_DATA_HREF } from '@example/api/accounts';
import { account } from '@example/content/account';
import { EmailField } from '@example/ui/email-field';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { ERASE_HREF, VIEW_ID } from '../sign-in/shared/paths.ts';
import { SignInForm } from '../sign-in/shared/sign-in-form.tsx';

const { erase: messages } = account;

/** Lists what an erasure deletes, and asks for the address as confirmation. */
export const EraseStep = ({ email }: { readonly email: string }) => (
  <Stack gap="lg">
    <Heading level={2} size="xl" id={VIEW_ID} tabIndex={-1}>
      {messages.heading}
    </Heading>
    <Text>{messages.text(email)}</Text>
    <List items={messages.removed} />
    <Text>{messages.copies}</Text>
    <Text>
      {messages.download.before}{' '}
      <Link href={MY_DATA_HREF} download="">
        {messages.download.label}
      </Link>
    </Text>
    <SignInForm
      form="account-erase"
      name={messages.heading}
      messages={messages}
      action={ERASE_HREF}
      links={<Link href={messages.keep.href}>{messages.keep.label}</Link>}
    >
      {({ fieldProps }) => (
        <EmailField
          {...fieldProps('email')}
          label={messages.fields.email}
          hint={messages.emailHint(email)}
          autoComplete="off"
          required
        />
      )}
    </SignInForm>
  </Stack>
);
