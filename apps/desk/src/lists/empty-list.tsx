import { EmptyState } from '@example/ui/empty-state';
import type { IconName } from '@example/ui/icon';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import { messages } from '../messages/lists.ts';
import * as view from '../parts/view.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { skeletons } from './list-view.css.ts';

interface EmptyListProps {
  readonly texts: { readonly heading: string; readonly text: string; readonly matching: string };
  readonly icon: IconName;
  /** Clears the filters that leave no row; `undefined` when there is none to leave. */
  readonly onClear: (() => void) | undefined;
}

/** Stands in place of a list without rows. */
export const EmptyList = ({ texts, icon, onClear }: EmptyListProps) => (
  <div className={view.message}>
    <EmptyState
      className={view.empty}
      heading={onClear ? texts.matching : texts.heading}
      icon={onClear ? 'search' : icon}
      action={onClear && <SmallButton onClick={onClear}>{messages.clear}</SmallButton>}
    >
      {onClear ? messages.tryOther : texts.text}
    </EmptyState>
  </div>
);

/** Stands in place of a list that is being loaded. */
export const LoadingList = ({ label }: { readonly label: string }) => (
  <SkeletonGroup label={label} className={skeletons}>
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </SkeletonGroup>
);
