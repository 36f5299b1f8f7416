import type { Page as PageContent } from '@example/content/types';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import type { Page } from '../routing/page.ts';

/** Returns the page of a topic whose content is still being written, with links to other pages. */
export const comingSoonPage = (content: PageContent, picture: ReactNode): Page => {
  const { path, title, description, sections } = content;
  const [heading = '', ...intro] = content.intro;
  return {
    path,
    meta: { title, description },
    Component: () => (
      <PageLayout path={path}>
        <PageHead content={{ path, heading, intro }} picture={picture} />
        {sections.map((section) => (
          <RelatedLinks key={section.id} section={section} tone="canvas" />
        ))}
      </PageLayout>
    ),
  };
};
