import { frame, trailOf } from '@example/content/navigation';
import type { Page as PageContent } from '@example/content/types';
import { Breadcrumbs } from '@example/ui/breadcrumbs';
import { PageHeader, type PageHeaderProps } from '@example/ui/page-header';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';
import { FIRST_BAND_ID } from '../document/ids.ts';
import { LaterStyles } from '../document/later-styles.tsx';
import type { TabBar } from './tab-bars.tsx';

interface PageHeadProps {
  readonly content: Pick<PageContent, 'path' | 'heading' | 'intro' | 'tabBar'>;
  /** The bar of the page's family. Only its pages pass it, so that no other page has its styles. */
  readonly bar?: TabBar | undefined;
  readonly picture?: ReactNode;
  readonly pictureAt?: PageHeaderProps['pictureAt'];
  readonly actions?: ReactNode;
}

/** Renders the first band of an inner page: breadcrumbs, heading, lead and picture, and the tab bar of its family. */
export const PageHead = ({ content, bar: Bar, picture, pictureAt, actions }: PageHeadProps) => {
  const { path, heading, intro, tabBar } = content;
  const [lead, ...paragraphs] = intro;
  if (tabBar && !Bar) throw new Error(`${path} has no bar of tabs`);
  return (
    <>
      {Bar && <Bar path={path} />}
      <PageHeader
        id={FIRST_BAND_ID}
        breadcrumbs={<Breadcrumbs label={frame.breadcrumbs} {...trailOf(content)} />}
        heading={heading}
        lead={lead}
        picture={picture}
        pictureAt={pictureAt}
        actions={actions}
      >
        {paragraphs.length > 0 ? (
          <Stack>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} tone="muted">
                {paragraph}
              </Text>
            ))}
          </Stack>
        ) : undefined}
      </PageHeader>
      <LaterStyles />
    </>
  );
};
