import { ShortcutSelect } from '../details/shortcut-select.tsx';
import { messages } from '../messages/enquiries.ts';
import { useColleagues } from './use-enquiry.ts';

const texts = messages.detail;

interface OwnerFieldProps {
  readonly owner: string | null;
  readonly onChange: (owner: string | null) => void;
}

export const OwnerField = ({ owner, onChange }: OwnerFieldProps) => {
  const { data: colleagues = [] } = useColleagues();
  const options = colleagues.map(({ employee_code, name }) => ({
    value: employee_code,
    label: `${name} (${employee_code})`,
  }));
  const isKnown = owner === null || options.some(({ value }) => value === owner);
  return (
    <ShortcutSelect
      name="owner"
      label={texts.owner}
      shortcut="o"
      options={[
        { value: '', label: texts.nobody },
        ...options,
        ...(isKnown ? [] : [{ value: owner, label: texts.gone(owner) }]),
      ]}
      value={owner ?? ''}
      onChange={(value) => {
        onChange(value === '' ? null : value);
      }}
    />
  );
};
