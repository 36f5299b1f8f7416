import type { Page as PageContent } from '@example/content/types';
import { Button } from '@example/ui/button';
import { ComingSoon } from '@example/ui/coming-soon';
import { Inline } from '@example/ui/inline';
import { Section } from '@example/ui/section';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Page } from '../routing/page.ts';

/** A page whose contents are still being written, and where to go meanwhile. */
export const comingSoonPage = ({
  path,
  title,
  description,
  heading,
  intro,
  sections,
}: PageContent): Page => {
  const [text = '', ...paragraphs] = intro;
  const links = sections.flatMap((part) => part.links ?? []);
  return {
    path,
    meta: { title, description },
    Component: () => (
      <PageLayout path={path}>
        <Section aria-label={heading}>
          <ComingSoon
            heading={text}
            action={
              <Inline justify="center">
                {links.map(({ href, label }, index) => (
                  <Button key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                    {label}
                  </Button>
                ))}
              </Inline>
            }
          >
            {paragraphs.join(' ')}
          </ComingSoon>
        </Section>
      </PageLayout>
    ),
  };
};
