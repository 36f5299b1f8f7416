import { Button } from '@example/ui/button';
import { Dialog, DialogHeaderButton } from '@example/ui/dialog';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { useRef, useState } from 'react';

export const Vacancy = () => {
  const [shown, setShown] = useState<'details' | 'form' | null>(null);
  const name = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setShown('details')}>More Details</Button>
      <Dialog
        heading="Survey engineer"
        open={shown === 'details'}
        onOpenChange={(open) => setShown(open ? 'details' : null)}
        footer={<Button onClick={() => setShown('form')}>Apply</Button>}
      >
        <Text>You turn what the camera saw into maps.</Text>
      </Dialog>
      <Dialog
        size="lg"
        heading="Application Form"
        open={shown === 'form'}
        onOpenChange={(open) => setShown(open ? 'form' : null)}
        initialFocus={name}
        headerAction={
          <DialogHeaderButton icon="info" label="Job details" onClick={() => setShown('details')} />
        }
        footer={<Button>Submit</Button>}
      >
        <TextField ref={name} name="name" label="Full Name" />
      </Dialog>
    </>
  );
};
