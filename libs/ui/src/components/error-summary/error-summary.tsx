'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import * as styles from './error-summary.css.ts';

export interface SummaryError {
  /** The field's id: of its control, or of the group. */
  readonly fieldId: string;
  /** The same words as beside the field. */
  readonly message: string;
}

export type ErrorSummaryProps = ChildlessProps<
  'div',
  {
    /** The errors in the order of their fields. Nothing is shown without one. */
    readonly errors: readonly SummaryError[];
    /** The heading; 'There is a problem' by default. */
    readonly heading?: string | undefined;
    /** Heading level; 2 by default. */
    readonly level?: HeadingLevel | undefined;
    /**
     * Takes the focus when it appears, when its `errors` change, and when they are the same after another try; true by
     * default. A summary in the server's document leaves the focus where the visitor is, and so does a change while the
     * visitor types.
     */
    readonly takesFocus?: boolean | undefined;
  }
>;

const controls = 'input:not([type=hidden]), select, textarea, button';

const goTo = (event: MouseEvent, id: string) => {
  const tree = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const field = tree.getElementById(id);
  if (field === null) return;
  const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls);
  if (control === null) return;
  // A field can be in a part that is closed, such as another one of `Tabs`.
  for (const part of tree.querySelectorAll('details')) if (part.contains(field)) part.open = true;
  // Visitors look for the label, which stands above the control.
  const label = tree.querySelector(`label[for="${CSS.escape(id)}"]`);
  (label ?? field).scrollIntoView();
  control.focus({ preventScroll: true });
  event.preventDefault();
};

/** Returns the form that the fields of a summary belong to; `null` outside of forms. */
const formOfFields = (summary: HTMLElement | null, errors: readonly SummaryError[] = []) => {
  const tree = summary?.getRootNode() as Document | ShadowRoot | undefined;
  const fields = errors.map(({ fieldId }) => tree?.getElementById(fieldId));
  const field = fields.find(Boolean) as Partial<HTMLInputElement> | undefined;
  return field?.form ?? null;
};

/**
 * Lists the errors of a form, as links to the fields; stands above the form. It interrupts (`role="alert"`), and is
 * focused when it appears. Without JavaScript its links are anchors.
 */
export const ErrorSummary = ({
  errors,
  heading = 'There is a problem',
  level = 2,
  takesFocus = true,
  className,
  ref: given,
  ...rest
}: ErrorSummaryProps) => {
  const { own, ref } = useMergedRef(given);
  const mounted = useMounted();
  const known = useRef(mounted ? undefined : errors);
  /** The visitor's last act: typing, or a try, such as sending the form. */
  const act = useRef<'typing' | 'try'>(undefined);

  const isShown = errors.length > 0;

  useEffect(() => {
    // A page in a frame has a document of its own, known once there is a summary.
    const page = own.current?.ownerDocument ?? document;
    const note = (event: Event) => {
      const target = event.composedPath()[0] as Partial<Element> | undefined;
      // The document itself can be what is pressed.
      const button = target?.closest?.('button') ?? null;
      const form = button === null ? target : button.form;
      // Any other button of a form, such as one that removes a file, does not send it.
      const sends =
        event.type === 'submit' || (button !== null && (form === null || button.type === 'submit'));
      const isTry = sends && form === formOfFields(own.current, known.current);
      act.current = event.type === 'input' ? 'typing' : isTry ? 'try' : undefined;
    };
    const kinds = ['input', 'click', 'submit'];
    for (const kind of kinds) page.addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) page.removeEventListener(kind, note, true);
    };
  }, [own, isShown]);

  useEffect(() => {
    if (errors === known.current) return;
    const areOthers = JSON.stringify(errors) !== JSON.stringify(known.current);
    known.current = errors;
    if (!takesFocus || act.current === 'typing') return;
    // An owner that makes the list anew in each rendering must not take the focus from where the visitor went.
    if (areOthers || act.current === 'try') own.current?.focus();
    act.current = undefined;
  }, [errors, takesFocus, own]);

  if (!isShown) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      {...rest}
      ref={ref}
      className={classNames(styles.summary, className)}
    >
      <Heading level={level} size="lg">
        {heading}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => goTo(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
