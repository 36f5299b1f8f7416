import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import { useClosingUp } from '@example/ui/use-closing-up';
import { useRef, useState } from 'react';

export const Tasks = () => {
  const [open, setOpen] = useState(['Call back', 'Read the resume', 'Invite']);
  const list = useRef<HTMLUListElement>(null);
  useClosingUp(list, open);
  return (
    <Stack as="ul" ref={list} gap="xs">
      {open.map((name) => (
        <li key={name}>
          <Button
            variant="secondary"
            onClick={() => setOpen(open.filter((other) => other !== name))}
          >
            {name}
          </Button>
        </li>
      ))}
    </Stack>
  );
};
