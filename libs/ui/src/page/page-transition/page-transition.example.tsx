import { Button } from '@example/ui/button';
import { Heading } from '@example/ui/heading';
import { transitionPage } from '@example/ui/page-transition';
import { Stack } from '@example/ui/stack';
import { useState } from 'react';
import { flushSync } from 'react-dom';

export const Pages = () => {
  const [page, setPage] = useState(1);
  const go = (next: number, back: boolean) =>
    void transitionPage(() => flushSync(() => setPage(next)), { back });
  return (
    <Stack gap="lg">
      <Heading level={1}>{`Page ${String(page)}`}</Heading>
      <div>
        {page === 1 ? (
          <Button onClick={() => go(2, false)}>To page 2</Button>
        ) : (
          <Button variant="secondary" onClick={() => go(1, true)}>
            Back to page 1
          </Button>
        )}
      </div>
    </Stack>
  );
};
