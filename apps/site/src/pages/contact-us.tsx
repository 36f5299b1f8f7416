import { businessUnits, company, openingHours } from '@example/content/company';
import { contact } from '@example/content/contact';
import { contactMap, contactParts, contactUs } from '@example/content/pages/contact-us';
import { ContactCard } from '@example/ui/contact-card';
import { ContactList } from '@example/ui/contact-list';
import { DescriptionList } from '@example/ui/description-list';
import { Grid } from '@example/ui/grid';
import { Heading } from '@example/ui/heading';
import { MapFacade } from '@example/ui/map-facade';
import { ContactDrawing } from '@example/ui/page-drawing';
import { Reveal } from '@example/ui/reveal';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import type { ReactNode } from 'react';
import { ContactForm } from '../form-components/contact-form.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { contactsOf } from '../sections/contacts.ts';
import { Band } from '../sections/band.tsx';
import type { Page } from '../routing/page.ts';

const { path, title, description } = contactUs;
const { headquarters, hours, message, map, units } = contactParts;
const { fields } = contact.form;

interface BlockProps {
  readonly section: { readonly id: string; readonly heading: string };
  readonly children: ReactNode;
}

const Block = ({ section: { id, heading }, children }: BlockProps) => (
  <Stack as="section" id={id} gap="lg" aria-labelledby={`${id}-heading`}>
    <Heading level={2} size="xl" id={`${id}-heading`}>
      {heading}
    </Heading>
    {children}
  </Stack>
);

const toHours = ({ days, hours: open }: (typeof openingHours)[number]) => ({
  term: days,
  description: open,
});
const [first, ...others] = openingHours.map(toHours);

const Contact = () => (
  <PageLayout path={path}>
    <PageHead content={contactUs} picture={<ContactDrawing />} pictureAt="beside" />
    <Section>
      <Grid columns={2} gap="xxl">
        <Stack gap="xxl">
          <Block section={headquarters}>
            <ContactList contacts={contactsOf(headquarters)} />
          </Block>
          <Block section={hours}>
            {first && <DescriptionList layout="columns" items={[first, ...others]} />}
          </Block>
        </Stack>
        <Block section={message}>
          <ContactForm />
        </Block>
      </Grid>
    </Section>
    <Band section={units} tone="sunken">
      <Grid columns={4} roomy>
        {Object.values(businessUnits).map(({ key, name, description: text, phone, email }) => (
          <Reveal key={key}>
            <ContactCard
              name={name}
              phone={phone.label}
              email={email.label}
              labels={{ phone: fields.phone_number, email: fields.email }}
            >
              {text}
            </ContactCard>
          </Reveal>
        ))}
      </Grid>
    </Band>
    <Band section={map} tone="canvas" data-interactive="">
      <MapFacade
        src={contactMap.embed}
        title={contactMap.title}
        address={company.address.lines}
        href={company.map.href}
        linkText={company.map.label}
        buttonText={contactMap.button}
        notice={contactMap.notice}
      />
    </Band>
  </PageLayout>
);

export const page: Page = {
  path,
  meta: { title, description },
  forms: async () =>
    (await import('../forms/public-form.ts')).handlePublicForm('contact', contact.validation),
  frames: [new URL(contactMap.embed).origin],
  Component: Contact,
};
