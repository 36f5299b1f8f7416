import type { IconName } from '@example/ui/icon';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import { messages } from '../messages/lists.ts';
import { ViewMessage } from '../view/view-message.tsx';
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
  <ViewMessage
    heading={onClear ? texts.matching : texts.heading}
    icon={onClear ? 'search' : icon}
    action={onClear && <SmallButton onClick={onClear}>{messages.clear}</SmallButton>}
  >
    {onClear ? messages.tryOther : texts.text}
  </ViewMessage>
);

/** Stands in place of a list that is being loaded. */
export const LoadingList = ({ label }: { readonly label: string }) => (
  <SkeletonGroup label={label} className={skeletons}>
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </SkeletonGroup>
);
