import { Button } from '@example/ui/button';
import { ErrorSummary, type SummaryError } from '@example/ui/error-summary';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { TextField } from '@example/ui/text-field';
import { useState } from 'react';

export const Application = () => {
  const [error, setError] = useState<SummaryError>();
  return (
    <Stack gap="lg">
      {error && <ErrorSummary errors={[error]} />}
      <TextField id="full-name" name="name" label="Full Name" error={error?.message} />
      <Inline>
        <Button onClick={() => setError({ fieldId: 'full-name', message: 'Name is missing' })}>
          Send
        </Button>
      </Inline>
    </Stack>
  );
};
