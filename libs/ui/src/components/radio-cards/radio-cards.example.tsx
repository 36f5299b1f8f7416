import { RadioCards } from '@example/ui/radio-cards';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useState } from 'react';

export const Solution = () => {
  const [value, setValue] = useState('ckyc');
  return (
    <Stack>
      <RadioCards
        name="solution"
        label="Solution"
        value={value}
        onValueChange={setValue}
        options={[
          { value: 'ckyc', title: 'CKYC Solution' },
          { value: 'ffmc', title: 'FFMC Management Solution' },
          { value: 'adII', title: 'AD-II Solution' },
        ]}
      />
      <Text>{`Chosen: ${value}`}</Text>
    </Stack>
  );
};
