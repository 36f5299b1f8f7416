import { Alert } from '@example/ui/alert';
import { Badge } from '@example/ui/badge';
import { buttonVariants } from '@example/ui/button';
import { Counter } from '@example/ui/counter';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { TextField } from '@example/ui/text-field';
import type { ReactNode } from 'react';

/** Renders a page of a site that has installed the kit, as a server component where there are such. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <Stack as="main" gap="lg">
    <h1>A consumer of the kit</h1>
    <Badge tone="accent">New</Badge>
    <Alert heading="Installed" tone="success">
      From a tarball.
    </Alert>
    <Counter target={120} label="Projects" />
    <TextField label="Your name" name="name" />
    <Link href="/?step=2">Next step</Link>
    <p>Buttons: {buttonVariants.join(', ')}</p>
    {children}
  </Stack>
);
