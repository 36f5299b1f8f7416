import type { PageSection } from '@example/content/types';
import type { SectionTone } from '@example/ui/section';
import type { ComponentType } from 'react';

/** Props of a layout: the section's content and its surface. */
export interface SectionLayoutProps {
  readonly section: PageSection;
  readonly tone: SectionTone;
}

/** Component that lays out one section of a page. */
export type SectionLayout = ComponentType<SectionLayoutProps>;
