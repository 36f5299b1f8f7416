import { Button } from '@example/ui/button';
import { FormStatus, formStates, type FormState } from '@example/ui/form-status';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { useState } from 'react';

export const Status = () => {
  const [state, setState] = useState<FormState>('idle');
  return (
    <Stack>
      <FormStatus state={state} heading={state === 'success' ? 'Saved' : 'It was not sent'}>
        {state === 'success' ? 'We will get to you soon' : 'Please try again.'}
      </FormStatus>
      <Inline>
        {formStates.map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setState(name)}>
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
};
