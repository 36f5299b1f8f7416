import { login } from '@example/content/pages/login';
import { signIn } from '@example/content/sign-in';
import type { PageSection } from '@example/content/types';
import { Alert } from '@example/ui/alert';
import { CaptchaField } from '@example/ui/captcha-field';
import { Checkbox } from '@example/ui/checkbox';
import { ContactList } from '@example/ui/contact-list';
import { EmailField } from '@example/ui/email-field';
import { Grid } from '@example/ui/grid';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { OtpField } from '@example/ui/otp-field';
import { PhoneField } from '@example/ui/phone-field';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Tabs } from '@example/ui/tabs';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { useSearchParams } from 'react-router';
import { phoneLimits } from '../forms/phone.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { contactsOf } from '../parts/contacts.ts';
import { OnwardLink } from '../parts/onward-link.tsx';
import type { Page } from '../routing/page.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { signInForms } from '../sign-in/sign-in-forms.ts';

const { path, title, description, sections } = login;
const { official, guest, code } = signIn;

const MODE = 'mode';
const STEP = 'step';
const modes = ['official', 'guest'] as const;
const addressOf = (mode: (typeof modes)[number]) =>
  mode === 'official' ? path : `${path}?${MODE}=${mode}`;

const Official = () => (
  <SignInForm
    form="login-official"
    name={official.name}
    action={addressOf('official')}
    submit={official.submit}
  >
    {({ fieldProps }) => (
      <>
        <TextField
          {...fieldProps('employee_code')}
          label={official.fields.employee_code}
          autoComplete="username"
          required
        />
        <PhoneField
          {...fieldProps('mobile_number')}
          {...phoneLimits}
          label={official.fields.mobile_number}
          required
        />
        <CaptchaField
          {...fieldProps('captcha')}
          label={official.fields.captcha}
          hint={official.captcha.hint}
          required
        >
          {official.captcha.text}
        </CaptchaField>
        <Checkbox name="remember" value="yes" label={signIn.rememberMe} />
      </>
    )}
  </SignInForm>
);

const Guest = () => (
  <SignInForm
    form="login-guest"
    name={guest.name}
    action={addressOf('guest')}
    submit={guest.submit}
    links={<Link href={guest.forgotPassword.href}>{guest.forgotPassword.label}</Link>}
  >
    {({ fieldProps }) => (
      <>
        <EmailField {...fieldProps('email')} label={guest.fields.email} required />
        <TextField
          {...fieldProps('password')}
          type="password"
          label={guest.fields.password}
          autoComplete="current-password"
          required
        />
        <Checkbox name="remember" value="yes" label={signIn.rememberMe} />
      </>
    )}
  </SignInForm>
);

const Code = () => (
  <SignInForm
    form="login-code"
    name={code.name}
    action={`${path}?${STEP}=code`}
    submit={code.submit}
    links={<Link href={code.back.href}>{code.back.label}</Link>}
  >
    {() => <OtpField name="code" label={code.text} required />}
  </SignInForm>
);

const Ways = () => {
  const [search, setSearch] = useSearchParams();
  const mode = modes.find((known) => known === search.get(MODE)) ?? 'official';
  return (
    <Tabs
      label={signIn.modes}
      value={mode}
      onValueChange={(next) => {
        setSearch(next === 'official' ? {} : { [MODE]: next }, {
          replace: true,
          preventScrollReset: true,
        });
      }}
      items={[
        {
          id: 'official',
          label: official.tab,
          href: addressOf('official'),
          content: <Official />,
        },
        { id: 'guest', label: guest.tab, href: addressOf('guest'), content: <Guest /> },
      ]}
    />
  );
};

const Help = (part: PageSection) => {
  const { id, heading, paragraphs = [], links = [] } = part;
  return (
    <Stack as="section" id={id} gap="lg" aria-labelledby={`${id}-heading`}>
      <Heading level={2} size="xl" id={`${id}-heading`}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} tone="muted">
          {paragraph}
        </Text>
      ))}
      <ContactList contacts={contactsOf(part)} />
      {links.map((link) => (
        <OnwardLink key={link.href} {...link} />
      ))}
    </Stack>
  );
};

const Login = () => {
  const [search] = useSearchParams();
  const atCode = search.get(STEP) === 'code';
  const { heading, text } = atCode ? code.notice : signIn.notice;
  return (
    <PageLayout path={path}>
      <PageHead content={login} />
      <Section aria-label={signIn.modes}>
        <Grid columns={2} gap="xxl">
          <Stack gap="xl">
            <Alert heading={heading}>{text}</Alert>
            {atCode ? <Code /> : <Ways />}
            <Link href={signIn.home.href}>{signIn.home.label}</Link>
          </Stack>
          {sections.map((part) => (
            <Help key={part.id} {...part} />
          ))}
        </Grid>
      </Section>
    </PageLayout>
  );
};

export const page: Page = {
  path,
  meta: { title, description },
  forms: signInForms,
  Component: Login,
};
