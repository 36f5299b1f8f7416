import { PhoneField } from '@example/ui/phone-field';
import { Stack } from '@example/ui/stack';
import { useState } from 'react';

export const Phone = () => {
  const [value, setValue] = useState('12');
  return (
    <Stack gap="sm">
      <PhoneField
        name="phone"
        label="Phone"
        maxLength={12}
        countryCode="91"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <output>{value}</output>
    </Stack>
  );
};
