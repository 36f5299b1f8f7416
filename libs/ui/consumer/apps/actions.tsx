'use client';

import { Button } from '@example/ui/button';
import { Dialog } from '@example/ui/dialog';
import { useState } from 'react';

export const Actions = () => {
  const [pressed, setPressed] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setPressed(pressed + 1)}>Pressed {pressed}</Button>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <Dialog heading="A question" open={open} onOpenChange={setOpen}>
        What is it?
      </Dialog>
    </>
  );
};
