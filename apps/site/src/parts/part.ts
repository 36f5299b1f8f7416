import type { PageSection } from '@example/content/types';
import type { SectionTone } from '@example/ui/section';
import type { ComponentType } from 'react';

/** Props of a part: its content and its surface. */
export interface PartProps {
  readonly part: PageSection;
  readonly tone: SectionTone;
}

/** Component that lays out one part of a page. */
export type Part = ComponentType<PartProps>;
