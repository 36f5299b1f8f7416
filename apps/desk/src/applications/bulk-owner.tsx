import { SelectField } from '@example/ui/select-field';
import { openByKeys } from '../details/open-choices.ts';
import { useOwnerOptions } from '../details/owners.ts';
import { messages } from '../messages/owners.ts';

interface BulkOwnerProps {
  readonly disabled: boolean;
  readonly onAssign: (owner: string | null) => void;
}

/** Value for no owner. The empty value stands for no choice. */
const NOBODY = '-';

/** Gives the selected applications to a member, or to nobody. */
export const BulkOwner = ({ disabled, onAssign }: BulkOwnerProps) => {
  const { options, ownerOf } = useOwnerOptions('applications');
  return (
    <SelectField
      name="bulk-owner"
      label={messages.assign}
      hideLabel
      placeholder={messages.assign}
      options={options.map(({ value, label }) => ({ value: value === '' ? NOBODY : value, label }))}
      value=""
      disabled={disabled}
      onKeyDown={openByKeys}
      onChange={({ target: { value } }) => {
        if (value !== '') onAssign(value === NOBODY ? null : ownerOf(value));
      }}
    />
  );
};
