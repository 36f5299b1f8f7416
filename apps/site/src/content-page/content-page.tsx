import type { Page as PageContent } from '@example/content/types';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import type { TabBar } from '../layout/tab-bars.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import type { SectionLayout } from '../sections/section-layout.ts';
import type { Page } from '../routing/page.ts';

interface ContentPageOptions extends Pick<Page, 'forms'> {
  /** Above the head. */
  readonly bar?: TabBar;
  /** Beside the heading. */
  readonly picture?: ReactNode;
  /** The buttons below the heading. */
  readonly actions?: ReactNode;
  /** Component of each section, by its id or its kind. */
  readonly layouts: Readonly<Record<string, SectionLayout>>;
}

/** Returns a page with the sections of its content. It names the components it uses, to load no other page's styles. */
export const contentPage = (
  content: PageContent,
  { bar, picture, actions, layouts, ...page }: ContentPageOptions,
): Page => {
  const { path, title, description, sections } = content;
  const laidOut = sections.map((section) => {
    const Layout = layouts[section.id] ?? layouts[section.kind];
    if (!Layout)
      throw new Error(`${path} has no layout for its section ${section.id} (${section.kind})`);
    return { section, Layout };
  });
  return {
    path,
    meta: { title, description },
    ...page,
    Component: () => (
      <PageLayout path={path}>
        <PageHead content={content} bar={bar} picture={picture} actions={actions} />
        {laidOut.map(({ section, Layout }, index) => (
          <Layout key={section.id} section={section} tone={index % 2 === 0 ? 'canvas' : 'sunken'} />
        ))}
      </PageLayout>
    ),
  };
};
