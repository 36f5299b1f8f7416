import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import type { IconName } from '@example/ui/icon';
import { messages } from '../messages/lists.ts';
import * as shell from '../shell/shell.css.ts';

interface EmptyListProps {
  readonly texts: { readonly heading: string; readonly text: string; readonly matching: string };
  readonly icon: IconName;
  /** Clears the filters that leave no row; `undefined` when there is none to leave. */
  readonly onClear: (() => void) | undefined;
}

/** Stands in place of a list without rows. */
export const EmptyList = ({ texts, icon, onClear }: EmptyListProps) => (
  <div className={shell.message}>
    <EmptyState
      className={shell.empty}
      heading={onClear ? texts.matching : texts.heading}
      icon={onClear ? 'search' : icon}
      action={
        onClear && (
          <Button size="sm" variant="secondary" onClick={onClear}>
            {messages.clear}
          </Button>
        )
      }
    >
      {onClear ? messages.tryOther : texts.text}
    </EmptyState>
  </div>
);
