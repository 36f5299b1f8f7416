import type { Page as PageContent } from '@example/content/types';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import type { TabBar } from '../layout/tab-bars.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Part } from '../parts/part.ts';
import type { Page } from '../routing/page.ts';

interface ContentPageOptions extends Pick<Page, 'forms'> {
  /** Above the head. */
  readonly bar?: TabBar;
  /** Beside the heading. */
  readonly picture?: ReactNode;
  /** The buttons below the heading. */
  readonly actions?: ReactNode;
  /** Component of each part, by its id or its kind. */
  readonly parts: Readonly<Record<string, Part>>;
}

/** Returns a page with the parts of its content. It names the components it uses, to load no other page's styles. */
export const contentPage = (
  content: PageContent,
  { bar, picture, actions, parts, ...page }: ContentPageOptions,
): Page => {
  const { path, title, description, sections } = content;
  const layouts = sections.map((part) => {
    const Layout = parts[part.id] ?? parts[part.kind];
    if (!Layout) throw new Error(`${path} has no layout for its part ${part.id} (${part.kind})`);
    return { part, Layout };
  });
  return {
    path,
    meta: { title, description },
    ...page,
    Component: () => (
      <PageLayout path={path}>
        <PageHead content={content} bar={bar} picture={picture} actions={actions} />
        {layouts.map(({ part, Layout }, index) => (
          <Layout key={part.id} part={part} tone={index % 2 === 0 ? 'canvas' : 'sunken'} />
        ))}
      </PageLayout>
    ),
  };
};
