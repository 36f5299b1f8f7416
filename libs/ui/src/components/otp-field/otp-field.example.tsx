import { Button } from '@example/ui/button';
import { Inline } from '@example/ui/inline';
import { OtpField } from '@example/ui/otp-field';
import { Stack } from '@example/ui/stack';
import { useState } from 'react';

export const Code = () => {
  const [value, setValue] = useState('12');
  return (
    <Stack>
      <OtpField name="otp" label="Verification code" value={value} onValueChange={setValue} />
      <Inline>
        <Button size="sm" variant="secondary" onClick={() => setValue('')}>
          Clear
        </Button>
      </Inline>
    </Stack>
  );
};
