import { frame, productTabs, serviceTabs, trailOf } from '@example/content/navigation';
import type { Page as PageContent } from '@example/content/types';
import { Breadcrumbs } from '@example/ui/breadcrumbs';
import { NavTabs } from '@example/ui/nav-tabs';
import { PageHeader, type PageHeaderProps } from '@example/ui/page-header';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';

const bars = {
  services: { label: frame.serviceTabs, tabs: serviceTabs, variant: 'fixed' },
  products: { label: frame.productTabs, tabs: productTabs, variant: 'sticky' },
} as const;

interface PageHeadProps {
  readonly content: Pick<PageContent, 'path' | 'heading' | 'intro' | 'tabBar'>;
  readonly picture?: ReactNode;
  readonly pictureAt?: PageHeaderProps['pictureAt'];
  readonly actions?: ReactNode;
}

/** The top of an inner page: the way here, heading, lead and picture, and the bar of its family's tabs. */
export const PageHead = ({ content, picture, pictureAt, actions }: PageHeadProps) => {
  const { path, heading, intro, tabBar } = content;
  const [lead, ...paragraphs] = intro;
  const bar = tabBar && bars[tabBar];
  return (
    <>
      {bar && (
        <NavTabs
          label={bar.label}
          variant={bar.variant}
          items={bar.tabs.map(({ title, route }) => ({ label: title, href: route }))}
          currentPath={path}
        />
      )}
      <PageHeader
        breadcrumbs={<Breadcrumbs label={frame.breadcrumbs} {...trailOf(content)} />}
        heading={heading}
        lead={lead}
        picture={picture}
        pictureAt={pictureAt}
        actions={actions}
      >
        {paragraphs.length > 0 && (
          <Stack>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} tone="muted">
                {paragraph}
              </Text>
            ))}
          </Stack>
        )}
      </PageHeader>
    </>
  );
};
