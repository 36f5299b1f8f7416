import { login } from '@example/content/pages/login';
import { signIn } from '@example/content/sign-in';
import type { PageSection } from '@example/content/types';
import { ContactList } from '@example/ui/contact-list';
import { Grid } from '@example/ui/grid';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';
import { contactsOf } from '../../sections/contacts.ts';
import { OnwardLink } from '../../sections/onward-link.tsx';

const Help = (section: PageSection) => {
  const { id, heading, paragraphs = [], links = [] } = section;
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
      <ContactList contacts={contactsOf(section)} />
      {links.map((link) => (
        <OnwardLink key={link.href} {...link} />
      ))}
    </Stack>
  );
};

interface WithHelpProps {
  /** Name of the view, as a landmark. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders a view beside the company's contacts. */
export const WithHelp = ({ label, children }: WithHelpProps) => (
  <Section aria-label={label}>
    <Grid columns={2} gap="xxl">
      <Stack gap="xl">
        {children}
        <Link href={signIn.home.href}>{signIn.home.label}</Link>
      </Stack>
      {login.sections.map((section) => (
        <Help key={section.id} {...section} />
      ))}
    </Grid>
  </Section>
);
