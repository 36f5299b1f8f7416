import { Icon } from '@example/ui/icon';
import { messages } from '../messages/applications.ts';
import * as styles from './tag-chip.css.ts';

interface TagChipProps {
  readonly tag: string;
  /** Without it the tag cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

export const TagChip = ({ tag, onRemove }: TagChipProps) => (
  <span className={styles.chip}>
    {tag}
    {onRemove && (
      <button
        type="button"
        className={styles.remove}
        aria-label={messages.detail.removeTag(tag)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    )}
  </span>
);
