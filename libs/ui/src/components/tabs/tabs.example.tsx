import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import { Tabs } from '@example/ui/tabs';
import { Text } from '@example/ui/text';
import { useState } from 'react';

export const Project = () => {
  const [value, setValue] = useState('build');
  return (
    <Stack>
      <Tabs
        label="How it works"
        value={value}
        onValueChange={setValue}
        items={[
          { id: 'plan', label: 'Plan', content: <Text>Two weeks in your offices.</Text> },
          { id: 'build', label: 'Build', content: <Text>A working system every month.</Text> },
          { id: 'run', label: 'Run', content: <Text>Those who built it answer the phone.</Text> },
        ]}
      />
      <Button onClick={() => setValue('plan')}>Back to the plan</Button>
    </Stack>
  );
};
