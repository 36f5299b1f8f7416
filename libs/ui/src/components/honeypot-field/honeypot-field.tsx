import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { Words } from '../../internal/words/words.tsx';

export type HoneypotFieldProps = ChildlessProps<
  'div',
  {
    /** Name of the input: one that robots fill in and browsers' autofill does not. */
    readonly name: string;
    /** The label, which tells visitors of a page without styles to leave the field empty. */
    readonly label: string;
  }
>;

/**
 * Renders a text field that people cannot see, hear or reach with the keyboard: only robots fill it in. It works
 * without JavaScript. All other props go to the root.
 */
export const HoneypotField = ({ name, label, className, ...rest }: HoneypotFieldProps) => (
  <div {...rest} aria-hidden="true" className={classNames(visuallyHidden, className)}>
    <label>
      <Words>{label}</Words> <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
