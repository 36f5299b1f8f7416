import { TextField } from '@example/ui/text-field';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/applications.ts';
import { told } from '../style/told.css.ts';
import { TagChip } from './tag-chip.tsx';
import * as styles from './tag-editor.css.ts';
import { tagsIn, TYPED_TAGS_MAX_LENGTH } from './tags.ts';
import { useChoices } from './use-choices.ts';

const texts = messages.detail;

interface TagEditorProps {
  readonly tags: readonly string[];
  /** Without it the tags are read-only. */
  readonly onChange?: ((tags: string[], onError?: () => void) => void) | undefined;
}

/** An editor for an application's tags that suggests tags in use. */
export const TagEditor = ({ tags, onChange }: TagEditorProps) => {
  const known = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { data: choices } = useChoices();
  useShortcut('t', () => input.current?.focus(), { enabled: onChange !== undefined });

  /** Changes the tags, and reads aloud what was done unless it is refused. */
  const change = (next: string[], done: string, onError?: () => void) => {
    setSaid(done);
    onChange?.(next, () => {
      setSaid('');
      onError?.();
    });
  };

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    setTyped('');
    const added = tagsIn(typed).filter((tag) => !tags.includes(tag));
    if (added.length === 0) return;
    // Gives back what was refused, unless the next one is typed already.
    change([...tags, ...added], texts.tagsAdded(added), () =>
      setTyped((next) => (next === '' ? typed : next)),
    );
  };

  return (
    <div className={styles.editor}>
      {tags.length > 0 ? (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <TagChip
                tag={tag}
                onRemove={
                  onChange &&
                  (() => {
                    change(
                      tags.filter((other) => other !== tag),
                      texts.tagRemoved(tag),
                    );
                    input.current?.focus();
                  })
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        onChange === undefined && <span>{texts.noTags}</span>
      )}
      {onChange && (
        <form className={styles.form} onSubmit={add}>
          <TextField
            ref={input}
            name="tag"
            label={texts.addTag}
            hideLabel
            placeholder={texts.addTag}
            autoComplete="off"
            list={known}
            maxLength={TYPED_TAGS_MAX_LENGTH}
            value={typed}
            className={controls.fields}
            onChange={({ target }) => setTyped(target.value)}
          />
          <SmallButton type="submit">{texts.addTagButton}</SmallButton>
          <datalist id={known}>
            {choices?.tags.map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </form>
      )}
      <p role="status" className={told}>
        {said}
      </p>
    </div>
  );
};
