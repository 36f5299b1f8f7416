import { classNames } from '../class-names/class-names.ts';
import * as styles from '../field/field.css.ts';
import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { glass, search } from './search-field.css.ts';

export type SearchFieldProps = ControlFieldProps<
  'input',
  { readonly type?: never; readonly children?: never }
>;

/**
 * Free text to search for. `className` goes to the root; `id`, `ref`, `data-*` and everything else
 * to the input.
 */
export const SearchField = (props: SearchFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.decorated}>
          <input
            enterKeyHint="search"
            {...control}
            {...wiring}
            type="search"
            className={classNames(wiring.className, search)}
          />
          <Icon name="search" className={classNames(styles.decoration, glass)} />
        </div>
      )}
    </Field>
  );
};
