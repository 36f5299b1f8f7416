import { Checkbox } from '@example/ui/checkbox';
import { Stack } from '@example/ui/stack';
import { useState } from 'react';

const topics = ['Consulting', 'Software', 'Cloud'];

export const Topics = () => {
  const [chosen, setChosen] = useState(['Software']);
  const all = chosen.length === topics.length;
  return (
    <Stack gap="none">
      <Checkbox
        name="all"
        label="All topics"
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={() => setChosen(all ? [] : topics)}
      />
      {topics.map((topic) => (
        <Checkbox
          key={topic}
          name="topic"
          value={topic}
          label={topic}
          checked={chosen.includes(topic)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, topic] : chosen.filter((name) => name !== topic))
          }
        />
      ))}
    </Stack>
  );
};
