import type { ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import { Inline } from '../components/inline/inline.tsx';
import { Stack } from '../components/stack/stack.tsx';

/** Renders a form with a button 'Start again' that resets it. */
export const ResettableForm = ({ children }: { readonly children: ReactNode }) => (
  <Stack as="form" aria-label="Form">
    {children}
    <Inline>
      <Button type="reset" size="sm" variant="secondary">
        Start again
      </Button>
    </Inline>
  </Stack>
);
