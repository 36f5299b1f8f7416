import {
  defaultFintechSolution,
  fintechApplications,
  fintechChoice,
  fintechContact,
  fintechRelated,
  fintechSolutions,
  fintechTitle,
} from '@example/content/pages/fintech-applications';
import { Button } from '@example/ui/button';
import { FintechDrawing } from '@example/ui/page-drawing';
import { RadioCards, type RadioOption } from '@example/ui/radio-cards';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import { FeatureCards } from '../sections/feature-cards.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { RelatedProducts } from '../sections/related-products.tsx';
import type { Page } from '../routing/page.ts';

const { path, title, description } = fintechApplications;
const CHOICE = 'solution';

const [first, ...others] = fintechSolutions.map(({ key, label, summary }): RadioOption => ({
  value: key,
  title: label,
  description: summary,
}));

const askedFor = (search: URLSearchParams) =>
  fintechSolutions.find(({ key }) => key === search.get(CHOICE));

const solutionOf = (search: URLSearchParams) =>
  askedFor(search) ?? fintechSolutions.find(({ key }) => key === defaultFintechSolution);

/** Returns the page's title, with the solution if the URL names one. */
const titleOf = (search: URLSearchParams) => {
  const asked = askedFor(search);
  return asked ? fintechTitle(asked) : title;
};

const Choice = ({ chosen }: { readonly chosen: string }) => {
  const [, setSearch] = useSearchParams();
  const choose = (key: string) =>
    setSearch({ [CHOICE]: key }, { replace: true, preventScrollReset: true });
  if (!first) return null;
  return (
    <form action={path} method="get">
      <Stack gap="lg">
        <RadioCards
          label={fintechChoice.name}
          name={CHOICE}
          options={[first, ...others]}
          value={chosen}
          onValueChange={choose}
        />
        <noscript>
          <Button type="submit">{fintechChoice.submit}</Button>
        </noscript>
      </Stack>
    </form>
  );
};

const Fintech = () => {
  const [search] = useSearchParams();
  const solution = solutionOf(search);
  const shownTitle = titleOf(search);
  // Comes before the effect of a form, which adds to the title that the form was refused.
  useLayoutEffect(() => {
    document.title = shownTitle;
  }, [shownTitle]);
  if (!solution) return null;
  const { key, label, description: paragraphs, features, brochure } = solution;
  return (
    <PageLayout path={path}>
      <PageHead content={fintechApplications} picture={<FintechDrawing />} />
      <Section aria-label={fintechChoice.name} spacing="tight">
        <Choice chosen={key} />
      </Section>
      <FeatureCards
        section={{ id: key, kind: 'choice', heading: label, paragraphs, items: features }}
        tone="sunken"
      />
      {brochure && (
        <RelatedLinks
          section={{
            id: 'brochure',
            kind: 'related',
            heading: brochure.heading,
            links: [brochure.link],
          }}
          tone="canvas"
        />
      )}
      <ContactBand section={fintechContact} tone="sunken" />
      <RelatedProducts section={fintechRelated} tone="canvas" />
    </PageLayout>
  );
};

export const page: Page = {
  path,
  meta: ({ searchParams }) => ({ title: titleOf(searchParams), description }),
  Component: Fintech,
};
