'use client';

import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Progress } from '../progress/progress.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './file-field.css.ts';
import { Words } from '../../internal/words/words.tsx';

interface ChosenFileRowProps {
  readonly name: string;
  readonly size: string;
  readonly progress: number | undefined;
  readonly progressLabel: string;
  readonly status: string | undefined;
  readonly removeText: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** Shows the chosen file, its state, and the button that removes it. */
export const ChosenFileRow = ({
  name,
  size,
  progress,
  progressLabel,
  status,
  removeText,
  disabled,
  onRemove,
}: ChosenFileRowProps) => (
  <div className={styles.row}>
    <Icon name="document" className={styles.document} />
    <div className={styles.words}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.size}>
        <bdi>{size}</bdi>
        {status !== undefined && <Words>{` · ${status}`}</Words>}
      </p>
      {progress !== undefined && (
        <Progress label={progressLabel} hideLabel value={progress} className={styles.progress} />
      )}
    </div>
    <Button
      variant="ghost"
      size="sm"
      className={styles.remove}
      disabled={disabled}
      onClick={onRemove}
    >
      <Words>{removeText}</Words>
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  </div>
);
