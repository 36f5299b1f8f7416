import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { createIcon } from '@example/ui/icon';

const OwnIcon = createIcon({
  rocket: 'M5 19c0-7 4-14 12-15 .5 8-6 13-12 15zM9 15l-4-1M11 13l-1 5',
});

export const Features = () => (
  <Grid columns={3}>
    <FeatureCard title="The kit’s" description="By its name." icon="cloud" />
    <FeatureCard
      title="Your own"
      description="By a name of your set."
      icon={<OwnIcon name="rocket" />}
    />
    <FeatureCard
      title="Another library’s"
      description="An element of any size."
      icon={
        <svg width="64" height="64" viewBox="0 0 64 64" fill="currentColor">
          <circle cx="32" cy="32" r="26" />
        </svg>
      }
    />
  </Grid>
);
