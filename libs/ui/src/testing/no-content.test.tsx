import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Alert } from '../components/alert/alert.tsx';
import { CaptchaField } from '../components/captcha-field/captcha-field.tsx';
import { ContactCard } from '../components/contact-card/contact-card.tsx';
import { ContentCard } from '../components/content-card/content-card.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { ExpandableCard } from '../components/expandable-card/expandable-card.tsx';
import { FilterBar } from '../components/filter-bar/filter-bar.tsx';
import { FormStatus } from '../components/form-status/form-status.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { JobCard } from '../components/job-card/job-card.tsx';
import { LinkCard } from '../components/link-card/link-card.tsx';
import { NewsletterBox } from '../components/newsletter-box/newsletter-box.tsx';
import { PageHeader } from '../components/page-header/page-header.tsx';
import { RadioCards } from '../components/radio-cards/radio-cards.tsx';
import { Section } from '../components/section/section.tsx';
import { SiteFooter } from '../components/site-footer/site-footer.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { ValueChain } from '../components/value-chain/value-chain.tsx';
import { renderToStaticMarkup } from './server.ts';

const job = {
  title: 'T',
  category: 'C',
  office: 'O',
  district: 'D',
  lastDate: '1',
  lastDateTime: '2025-01-31',
} as const;

/** Renders each component with the same content for all of its optional parts. */
const components: Readonly<Record<string, (part: ReactNode) => ReactNode>> = {
  Alert: (part) => <Alert heading={part}>Text</Alert>,
  CaptchaField: (part) => (
    <CaptchaField label="Captcha" name="captcha" alternative={part}>
      7K3P9
    </CaptchaField>
  ),
  ContactCard: (part) => <ContactCard name="Name">{part}</ContactCard>,
  ContentCard: (part) => (
    <ContentCard heading="Heading" footer={part}>
      Text
    </ContentCard>
  ),
  Dialog: (part) => (
    <Dialog heading="Heading" description={part} headerAction={part} footer={part}>
      Text
    </Dialog>
  ),
  EmptyState: (part) => (
    <EmptyState heading="Heading" action={part}>
      {part}
    </EmptyState>
  ),
  ExpandableCard: (part) => (
    <ExpandableCard title="Title" summary={part}>
      Text
    </ExpandableCard>
  ),
  FilterBar: (part) => (
    <FilterBar search="Search" result={part} actions={part}>
      Filters
    </FilterBar>
  ),
  FormStatus: (part) => (
    <FormStatus state="failure" heading={part} retry={part}>
      Text
    </FormStatus>
  ),
  Hero: (part) => (
    <Hero heading="Heading" art={null} eyebrow={part} lead={part} actions={part} facts={part} />
  ),
  JobCard: (part) => <JobCard {...job} closing={part} actions={part} />,
  LinkCard: (part) => (
    <LinkCard heading="Heading" href="/" picture={part}>
      {part}
    </LinkCard>
  ),
  NewsletterBox: (part) => (
    <NewsletterBox heading="Heading" label="Email" text={part} status={part} note={part} />
  ),
  PageHeader: (part) => (
    <PageHeader
      heading="Heading"
      breadcrumbs={part}
      eyebrow={part}
      lead={part}
      actions={part}
      picture={part}
    >
      {part}
    </PageHeader>
  ),
  RadioCards: (part) => (
    <RadioCards
      label="Label"
      name="name"
      hint={part}
      options={[{ value: 'a', title: 'A', description: part }]}
    />
  ),
  Section: (part) => (
    <Section eyebrow={part} heading={part} lead={part} action={part}>
      Text
    </Section>
  ),
  SiteFooter: (part) => (
    <SiteFooter brandName="Name" columns={[]} copyright="2025" description={part} contact={part}>
      {part}
    </SiteFooter>
  ),
  Steps: (part) => <Steps steps={[{ title: 'Title', text: part }]} />,
  TextField: (part) => <TextField label="Label" name="name" hint={part} />,
  ValueChain: (part) => <ValueChain items={[{ text: 'Text', detail: part }, { text: 'More' }]} />,
};

describe.each(Object.entries(components))('%s', (_, render) => {
  const markup = (part: ReactNode) => renderToStaticMarkup(render(part));

  it.each([null, false, ''])('has no element for a part that is %j', (part) => {
    expect(markup(part)).toBe(markup(undefined));
  });

  it('has its parts', () => {
    expect(markup('A part')).toContain('A part');
  });
});
