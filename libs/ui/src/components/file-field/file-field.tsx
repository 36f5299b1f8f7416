'use client';

import { useEffect, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useFieldWiring, validityOf } from '../field/field-parts.tsx';
import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { Progress } from '../progress/progress.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { checkFile, type RejectReason } from './check-file.ts';
import { listen } from '../../internal/listen/listen.ts';
import { useFormReset } from '../../internal/form-reset/use-form-reset.ts';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './file-field.css.ts';
import { formatFileSize } from './format-file-size.ts';
import { Words } from '../../internal/words/words.tsx';

/** Refuses a file that is dropped beside a field: the browser would show it in place of the page. */
const refuseBeside = (event: globalThis.DragEvent) => {
  const { dataTransfer, target } = event;
  const isTaken = event.defaultPrevented || (target as HTMLInputElement).type === 'file';
  if (isTaken || dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
};

/** A chosen file as it is displayed. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export type FileFieldProps = ControlFieldProps<
  'input',
  {
    /** The accepted types, as in HTML: '.pdf,.doc,.docx'. */
    readonly accept?: string | undefined;
    /** The largest accepted size, in bytes; named in the hint. */
    readonly maxSize?: number | undefined;
    /**
     * Accepts every file: `accept` only filters the picker, and `maxSize` only shows in the hint. The owner reports
     * what is wrong with the file in `error`, e.g. when the form is sent.
     */
    readonly lenient?: boolean | undefined;
    /** The formats in words, for the hint: 'PDF, DOC or DOCX'. */
    readonly formats?: string | undefined;
    /** The file to show, where the owner keeps it; `null` for none. By default the input's own. */
    readonly file?: ChosenFile | null | undefined;
    /** Called with a file that was accepted; with `null` when the file was removed or another one rejected. */
    readonly onFileChange?: ((file: File | null) => void) | undefined;
    /** Called when a file was rejected. The field says why unless `error` does. */
    readonly onReject?: ((reason: RejectReason, file: File) => void) | undefined;
    /** Progress of the upload in percent; `undefined` while the file is not being sent. */
    readonly progress?: number | undefined;
    /** State of the file, e.g. 'Uploaded'; announced when it changes. */
    readonly status?: string | undefined;
    /** The language of numbers; 'en' by default. */
    readonly locale?: string | undefined;
    /** Returns the hint's sentence about formats and size, either of which may be undefined. */
    readonly limitText?: ((formats?: string, size?: string) => string) | undefined;
    /** Returns the message about a rejected file. */
    readonly rejectText?: ((reason: RejectReason, file: ChosenFile) => string) | undefined;
    /** The text of the drop zone; 'Drop a file here, or choose one' by default. */
    readonly dropText?: ReactNode;
    /** The text of the button; 'Remove' by default. Its accessible name ends with the file's name. */
    readonly removeText?: string | undefined;
    /** Announced when a file was chosen: 'cv.pdf chosen, 1.2 MB'. */
    readonly chosenText?: ((name: string, size: string) => string) | undefined;
    /** Announced when the file was removed: 'cv.pdf removed'. */
    readonly removedText?: ((name: string) => string) | undefined;
    /** The progress bar's name: 'Uploading cv.pdf'. */
    readonly progressLabel?: ((name: string) => string) | undefined;
    readonly multiple?: never;
  }
>;

const limits = (formats?: string, size?: string) => {
  const kind = formats === undefined ? 'A file' : `A ${formats} file`;
  return size === undefined ? kind : `${kind} of at most ${size}`;
};

/** Returns the message about a rejected file, with the rule it breaks. */
const rejection = (
  reason: RejectReason,
  { name }: ChosenFile,
  [formats, size]: readonly [formats: string | undefined, size: string | undefined],
) => {
  if (reason === 'empty') return `${name} is empty. Choose another file.`;
  if (reason === 'size') return `${name} is too large. Choose a file of at most ${String(size)}.`;
  return `${name} is not ${formats === undefined ? 'of an accepted format' : `a ${formats} file`}.`;
};

/** Replaces the files of an input: its list cannot be changed. */
const put = (input: HTMLInputElement | null, files: readonly File[]) => {
  if (input === null) return;
  input.value = '';
  if (files.length === 0) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
};

const tellOfChange = (input: HTMLInputElement | null) =>
  input?.dispatchEvent(new Event('change', { bubbles: true }));

/**
 * Takes one file: the platform's own input, onto which files can be dropped too. It names formats and limit, shows the
 * chosen file, and says why it rejects one. Without JavaScript it is a plain file input. `className` goes to the root;
 * `id`, `ref`, `data-*` and everything else to the input.
 */
export const FileField = ({
  accept,
  maxSize,
  lenient = false,
  formats,
  file: owned,
  onFileChange,
  onReject,
  onChange,
  progress,
  status,
  locale = 'en',
  limitText = limits,
  rejectText,
  dropText = 'Drop a file here, or choose one',
  removeText = 'Remove',
  chosenText = (name, size) => `${name} chosen, ${size}`,
  removedText = (name) => `${name} removed`,
  progressLabel = (name) => `Uploading ${name}`,
  ref: given,
  ...props
}: FileFieldProps) => {
  const { own, ref } = useMergedRef(given);
  const [kept, setKept] = useState<ChosenFile | null>(null);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const { id } = useFieldWiring({ id: props.id });
  const file = owned === undefined ? kept : owned;
  const { field, control } = splitFieldProps(props);
  const largest = maxSize === undefined ? undefined : formatFileSize(maxSize, locale);

  // The input alone has what was chosen before the script ran.
  // oxlint-disable-next-line react/exhaustive-deps -- its owner may have emptied it before any rendering
  useEffect(() => {
    setKept(own.current?.files?.[0] ?? null);
  });
  useEffect(
    () =>
      own.current
        ? listen(own.current.ownerDocument, { dragover: refuseBeside, drop: refuseBeside })
        : undefined,
    [own],
  );
  useFormReset(own, (input) => {
    // The form empties the input after the event.
    setTimeout(() => {
      const [left = null] = input.files ?? [];
      if (kept !== null && left === null) onFileChange?.(null);
      setKept(left);
      setRefusal(undefined);
      setSaid('');
    });
  });

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    const reason = chosen && !lenient ? checkFile(chosen, { accept, maxSize }) : undefined;
    const taken = chosen !== undefined && reason === undefined ? chosen : null;
    setSaid(taken ? chosenText(taken.name, formatFileSize(taken.size, locale)) : '');
    setKept(taken);
    setRefusal(undefined);
    if (chosen !== undefined && reason !== undefined) {
      const text = rejectText?.(reason, chosen) ?? rejection(reason, chosen, [formats, largest]);
      put(own.current, []);
      setRefusal(text);
      setSaid(text);
      onReject?.(reason, chosen);
    }
    onChange?.(event);
    onFileChange?.(taken);
  };

  const remove = () => {
    put(own.current, []);
    tellOfChange(own.current);
    setSaid(file === null ? '' : removedText(file.name));
    own.current?.focus();
  };

  const isDisabled = () => own.current?.matches(':disabled') === true;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    const input = own.current;
    if (dropped === undefined || input === null || isDisabled()) return;
    put(input, [dropped]);
    tellOfChange(input);
  };

  const limit =
    formats === undefined && maxSize === undefined ? undefined : limitText(formats, largest);
  const hint =
    isShown(field.hint) && limit !== undefined ? (
      <>
        <Words>{field.hint}</Words> <span className={styles.limit}>{limit}</span>
      </>
    ) : (
      (limit ?? field.hint)
    );

  return (
    <Field {...field} controlId={id} hint={hint} error={field.error ?? refusal}>
      {(wiring) => (
        <div
          role="presentation"
          className={styles.zone}
          data-over={over ? '' : undefined}
          data-filled={file === null ? undefined : ''}
          data-invalid={wiring['aria-invalid'] === true ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!isDisabled());
          }}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
          }}
          onDrop={drop}
        >
          {file === null ? (
            <p className={styles.invitation}>
              <Icon name="upload" className={styles.disc} />
              <Words>{dropText}</Words>
            </p>
          ) : (
            <div className={styles.row}>
              <Icon name="document" className={styles.disc} />
              <div className={styles.words}>
                <p className={styles.name}>
                  <bdi>{file.name}</bdi>
                </p>
                <p className={styles.size}>
                  <bdi>{formatFileSize(file.size, locale)}</bdi>
                  {status && <Words>{` · ${status}`}</Words>}
                </p>
                {progress !== undefined && (
                  <Progress
                    label={progressLabel(file.name)}
                    hideLabel
                    value={progress}
                    className={styles.progress}
                  />
                )}
              </div>
              <Button
                variant="ghost"
                size="sm"
                className={styles.remove}
                disabled={control.disabled === true}
                onClick={remove}
              >
                <Words>{removeText}</Words>
                <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
              </Button>
            </div>
          )}
          <input
            {...control}
            {...wiring}
            aria-invalid={validityOf(wiring['aria-invalid'], wiring.required)}
            ref={ref}
            type="file"
            accept={accept}
            className={styles.input}
            onChange={take}
          />
          <VisuallyHidden role="status">
            {status === undefined ? said : `${said} ${status}`}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
};
