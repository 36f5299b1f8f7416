/* eslint-disable @nx/enforce-module-boundaries -- stands outside the workspace when it runs */
import { Alert } from '@example/ui/alert';
import { Badge } from '@example/ui/badge';
import { Button } from '@example/ui/button';
import { Counter } from '@example/ui/counter';
import { Stack } from '@example/ui/stack';
import { TextField } from '@example/ui/text-field';
import { useState } from 'react';

/** A page of a site that has installed the kit. */
export const Page = () => {
  const [pressed, setPressed] = useState(0);
  return (
    <Stack as="main" gap="lg">
      <h1>A consumer of the kit</h1>
      <Badge tone="accent">New</Badge>
      <Alert heading="Installed" tone="success">
        From a tarball.
      </Alert>
      <Counter target={120} label="Projects" />
      <TextField label="Your name" name="name" />
      <Button onClick={() => setPressed(pressed + 1)}>Pressed {pressed}</Button>
    </Stack>
  );
};
