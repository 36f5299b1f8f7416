import { TextField } from '@example/ui/text-field';
import { useState } from 'react';

export const Phone = () => {
  const [value, setValue] = useState('');
  return (
    <TextField
      name="phone"
      label="Phone"
      type="tel"
      inputMode="numeric"
      maxLength={12}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value.replaceAll(/\D/g, ''))}
    />
  );
};
