import { SelectField } from '@example/ui/select-field';
import { useRef } from 'react';
import { leaveField } from '../shortcuts/leave-field.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { openByKeys, openChoices } from './open-choices.ts';

interface ShortcutSelectProps<T extends string> {
  readonly name: string;
  readonly label: string;
  /** Key that shows the choices. */
  readonly shortcut: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: T) => void;
}

/**
 * A select without a visible label, such as the status of what is open. Once something was chosen in it by its key,
 * other keys are shortcuts again.
 */
export const ShortcutSelect = <T extends string>({
  shortcut,
  options,
  onChange,
  ...field
}: ShortcutSelectProps<T>) => {
  const select = useRef<HTMLSelectElement>(null);
  const byKey = useRef(false);
  useShortcut(shortcut, () => {
    byKey.current = true;
    if (select.current) openChoices(select.current);
  });
  return (
    <SelectField
      {...field}
      ref={select}
      hideLabel
      className={controls.fields}
      options={options}
      onKeyDown={openByKeys}
      onBlur={() => {
        byKey.current = false;
      }}
      onChange={({ target }) => {
        if (byKey.current) leaveField(target);
        const chosen = options.find((one) => one.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
};
