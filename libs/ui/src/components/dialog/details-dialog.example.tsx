import type { ComponentProps } from 'react';
import { tall } from '../../testing/box.css.ts';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Dialog, opensDialog } from './index.ts';

/** Details of a vacancy. */
export const details = (
  <Stack gap="lg">
    <DescriptionList
      layout="columns"
      items={[
        { term: 'Category', description: 'Survey and mapping' },
        { term: 'Office', description: 'Trivandrum' },
        { term: 'Last date', description: '31-01-2026' },
      ]}
    />
    <Text>
      You plan flights, fly them with a colleague, and turn what the camera saw into maps that town
      planners work with the next morning.
    </Text>
    <Text>
      You bring a degree in geomatics or three years in the field, and like to explain what a map
      can and cannot say.
    </Text>
  </Stack>
);

/** A page with a button that opens the dialog `job`. */
export const WithOpener = (args: ComponentProps<typeof Dialog>) => (
  <main className={tall}>
    <Button {...opensDialog('job')}>More details</Button>
    <Dialog {...args} />
  </main>
);
