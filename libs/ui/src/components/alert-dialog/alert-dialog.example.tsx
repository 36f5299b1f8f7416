import { AlertDialog } from '@example/ui/alert-dialog';
import { Button } from '@example/ui/button';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { TextField } from '@example/ui/text-field';
import { useRef, useState } from 'react';

export const Application = () => {
  const [open, setOpen] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  return (
    <Stack>
      <TextField ref={name} name="name" label="Full Name" />
      <Inline>
        <Button onClick={() => setOpen(true)}>Submit</Button>
      </Inline>
      <AlertDialog
        heading="Validation Error"
        open={open}
        onOpenChange={setOpen}
        returnFocusTo={name}
      >
        Name is missing
      </AlertDialog>
    </Stack>
  );
};
