import { messages } from '../messages/owners.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import { type OwnedArea, useOwnerOptions } from './owners.ts';
import { ShortcutSelect } from './shortcut-select.tsx';

interface OwnerFieldProps {
  readonly area: OwnedArea;
  readonly owner: string | null;
  readonly name: string | null;
  /** Sets the owner; without it the owner is only shown. */
  readonly onChange: ((owner: string | null) => void) | undefined;
}

type ChangedProps = OwnerFieldProps & { readonly onChange: (owner: string | null) => void };

const ChangedOwner = ({ area, owner, name, onChange }: ChangedProps) => {
  const { options, ownerOf, own, mayOwn } = useOwnerOptions(area);
  useShortcut('i', () => onChange(own), { enabled: mayOwn && owner !== own });
  const isKnown = owner === null || options.some(({ value }) => value === owner);
  return (
    <ShortcutSelect
      name="owner"
      label={messages.owner}
      shortcut="o"
      options={
        isKnown ? options : [...options, { value: owner, label: messages.gone(name ?? owner) }]
      }
      value={owner ?? ''}
      onChange={(value) => onChange(ownerOf(value))}
    />
  );
};

/** The member who looks after what is open. */
export const OwnerField = ({ onChange, ...props }: OwnerFieldProps) =>
  onChange ? (
    <ChangedOwner {...props} onChange={onChange} />
  ) : (
    <span title={props.owner ?? undefined}>{props.name ?? messages.nobody}</span>
  );
