import { frame } from '@example/content/navigation';
import type { Page as PageContent, PageSection } from '@example/content/types';
import { Grid } from '@example/ui/grid';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import type { TabBar } from '../layout/tab-bars.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import type { Page } from '../routing/page.ts';

const Chapter = ({ id, heading, paragraphs = [], links = [] }: PageSection) => (
  <Stack as="section" id={id} aria-labelledby={`${id}-heading`}>
    <Heading level={2} size="xl" id={`${id}-heading`}>
      {heading}
    </Heading>
    {paragraphs.map((paragraph) => (
      <Text key={paragraph}>{paragraph}</Text>
    ))}
    {links.length > 0 && (
      <Inline gap="lg">
        {links.map(({ href, label }) => (
          <Link key={href} href={href} standalone>
            {label}
          </Link>
        ))}
      </Inline>
    )}
  </Stack>
);

/** Most chapters that stand side by side. More follow one another below a table of contents. */
const FEW = 4;

/** Returns a page of text: a few chapters side by side, or many below a table of contents, then the contacts. */
export const textPage = (
  content: PageContent,
  { bar, picture }: { readonly bar?: TabBar; readonly picture?: ReactNode } = {},
): Page => {
  const { path, title, description, sections } = content;
  const chapters = sections.filter(({ kind }) => kind !== 'contact');
  const contacts = sections.filter(({ kind }) => kind === 'contact');
  const words = chapters.map((section) => <Chapter key={section.id} {...section} />);
  return {
    path,
    meta: { title, description },
    Component: () => (
      <PageLayout path={path}>
        <PageHead content={content} bar={bar} picture={picture} />
        <Section>
          {chapters.length > FEW ? (
            <Stack gap="xxl">
              <nav aria-label={frame.onThisPage}>
                <Stack gap="sm">
                  <Text weight="bold">{frame.onThisPage}</Text>
                  <List
                    items={chapters.map(({ id, heading }) => (
                      <Link key={id} href={`#${id}`}>
                        {heading}
                      </Link>
                    ))}
                  />
                </Stack>
              </nav>
              {words}
            </Stack>
          ) : (
            <Grid columns={2} gap="xxl">
              {words}
            </Grid>
          )}
        </Section>
        {contacts.map((section) => (
          <ContactBand key={section.id} section={section} tone="sunken" />
        ))}
      </PageLayout>
    ),
  };
};
