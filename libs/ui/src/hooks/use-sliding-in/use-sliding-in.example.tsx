import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useSlidingIn } from '@example/ui/use-sliding-in';
import { useRef, useState } from 'react';

const Details = () => {
  const panel = useRef<HTMLElement>(null);
  useSlidingIn(panel);
  return (
    <aside ref={panel} aria-label="Details">
      <Text>What there is to know.</Text>
    </aside>
  );
};

export const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
      {isOpen && <Details />}
    </Stack>
  );
};
