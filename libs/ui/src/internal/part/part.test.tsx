import { expect, it } from 'vitest';
import { AlertDialog } from '../../components/alert-dialog/alert-dialog.tsx';
import { ContactCard } from '../../components/contact-card/contact-card.tsx';
import { FeatureCard } from '../../components/feature-card/feature-card.tsx';
import { job } from '../../components/job-card/job-card.example.ts';
import { JobCard } from '../../components/job-card/job-card.tsx';
import { LinkCard } from '../../components/link-card/link-card.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { Progress } from '../../components/progress/progress.tsx';
import { TeamCard } from '../../components/team-card/team-card.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';

it.each([
  [
    'AlertDialog',
    (text: '' | undefined) => <AlertDialog heading="A" cancelText={text} children="B" />,
  ],
  ['ContactCard', (text) => <ContactCard name="A" phone={text} email={text} hours={text} />],
  ['FeatureCard', (text) => <FeatureCard title="A" description="B" value={text} />],
  ['JobCard', (text) => <JobCard {...job} jobType={text} />],
  ['LinkCard', (text) => <LinkCard href="/a" heading="A" callToAction={text} />],
  [
    'ProductCard',
    (text) => <ProductCard image="" title="A" subtitle="B" href="/a" callToAction={text} />,
  ],
  ['Progress', (text) => <Progress label="A" value={1} valueText={text} />],
  ['TeamCard', (text) => <TeamCard name="A" jobTitle="B" email={text} />],
])('leaves nothing of an empty text in %s', (_name, draw) => {
  expect(renderToStaticMarkup(draw(''))).toBe(renderToStaticMarkup(draw(undefined)));
});
