import { Button } from '@example/ui/button';
import { ExpandableCard, ExpandableCardGroup } from '@example/ui/expandable-card';
import { Stack } from '@example/ui/stack';
import { useState } from 'react';

export const Reasons = () => {
  const [expanded, setExpanded] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setExpanded(!expanded)}>{expanded ? 'Close' : 'Open'}</Button>
      <ExpandableCardGroup columns={2} expanded={expanded} onExpandedChange={setExpanded}>
        <ExpandableCard title="Engineers first" icon="code">
          You talk to the people who do the work.
        </ExpandableCard>
        <ExpandableCard title="Here to stay" icon="shield">
          Our first client of 2012 is still one.
        </ExpandableCard>
      </ExpandableCardGroup>
    </Stack>
  );
};
