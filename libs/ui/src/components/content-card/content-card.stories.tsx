import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { NamePlate } from '../name-plate/index.ts';
import { guide } from './content-card.guide.tsx';
import { ContentCard } from './index.ts';

const meta = {
  title: 'Cards/ContentCard',
  component: ContentCard,
  parameters: { guide },
  args: { heading: 'Smart city' },
} satisfies Meta<typeof ContentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingOnly: Story = {};

export const WithIconAndText: Story = {
  args: {
    icon: 'shield',
    heading: 'Cloud Security',
    children: 'Identity, keys and logs in one place, checked every day.',
  },
};

export const WithList: Story = {
  args: {
    icon: 'server',
    heading: 'Servers & Storage',
    list: ['Rack and blade servers', 'Network and object storage', 'Backup and recovery'],
  },
};

export const WithLink: Story = {
  args: {
    icon: 'cloud',
    heading: 'Cloud services',
    children: 'Move what you have, then make it better.',
    link: { href: '#cloud', text: 'All cloud services' },
  },
};

/** The footer stands at the foot, below a line. */
export const WithFooter: Story = {
  args: {
    icon: 'server',
    heading: 'Servers & Storage',
    list: ['Rack and blade servers', 'Network and object storage'],
    footer: <NamePlate name="Example Servers" mark="bars" size="sm" />,
  },
};

/** Cards in a row are equally high; links stand on one line. */
export const Row: Story = {
  render: () => (
    <Grid columns={2}>
      <ContentCard icon="map" heading="GIS" link={{ href: '#gis', text: 'All GIS services' }}>
        Maps that answer questions.
      </ContentCard>
      <ContentCard
        icon="integrate"
        heading="System integration"
        list={['Servers & Storage', 'Network Solutions', 'Power Solutions']}
        link={{ href: '#integration', text: 'All integration services' }}
      >
        One partner for the whole rack, from the plan to the last cable.
      </ContentCard>
    </Grid>
  ),
};
