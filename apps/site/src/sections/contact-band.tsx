import { contactLinkFrom } from '@example/content/navigation';
import { Button } from '@example/ui/button';
import { ContactList } from '@example/ui/contact-list';
import { Grid } from '@example/ui/grid';
import { Heading } from '@example/ui/heading';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useLocation } from 'react-router-dom';
import type { SectionLayout } from './section-layout.ts';
import { contactsOf } from './contacts.ts';
import { OnwardLink } from './onward-link.tsx';

/** Renders the contacts of a page: phone, mailbox and the link to the form. */
export const ContactBand: SectionLayout = ({ section, tone }) => {
  const { id, heading, paragraphs = [], links = [] } = section;
  const headingId = `${id}-heading`;
  const contactLink = contactLinkFrom(useLocation().pathname);
  return (
    <Section id={id} tone={tone} aria-labelledby={headingId}>
      <Grid columns={2} gap="xxl">
        <Stack gap="lg" align="start">
          <Heading level={2} size="xxl" id={headingId}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} size="lg" tone="muted">
              {paragraph}
            </Text>
          ))}
          <Button href={contactLink.href}>{contactLink.label}</Button>
        </Stack>
        <Stack gap="lg">
          <ContactList contacts={contactsOf(section)} />
          {links.map((link) => (
            <OnwardLink key={link.href} {...link} />
          ))}
        </Stack>
      </Grid>
    </Section>
  );
};
