import { about, team, timeline, whyChooseUs } from '@example/content/pages/about';
import { ContentCard } from '@example/ui/content-card';
import { ExpandableCard, ExpandableCardGroup } from '@example/ui/expandable-card';
import { Grid } from '@example/ui/grid';
import { CompanyDrawing } from '@example/ui/page-drawing';
import { Portrait } from '@example/ui/portrait';
import { Reveal } from '@example/ui/reveal';
import { TeamCard } from '@example/ui/team-card';
import { Text } from '@example/ui/text';
import { Timeline } from '@example/ui/timeline';
import { contentPage } from '../content-page/content-page.tsx';
import type { SectionLayout } from '../sections/section-layout.ts';
import { Band } from '../sections/band.tsx';
import { FeatureRows } from '../sections/feature-rows.tsx';

const Purpose: SectionLayout = (props) => (
  <Band {...props}>
    <Grid columns={2}>
      {props.section.items?.map(({ title, description, icon }) => (
        <ContentCard key={title} heading={title} icon={icon}>
          <Text size="lg">{description}</Text>
        </ContentCard>
      ))}
    </Grid>
  </Band>
);

const WhyChooseUs: SectionLayout = (props) => (
  <Band {...props} data-interactive="">
    <ExpandableCardGroup>
      {whyChooseUs.map(({ id, title, summary, description, icon }) => (
        <ExpandableCard key={id} title={title} summary={summary} icon={icon}>
          {description}
        </ExpandableCard>
      ))}
    </ExpandableCardGroup>
  </Band>
);

const History: SectionLayout = (props) => (
  <Band {...props}>
    <Timeline
      items={timeline.map(({ year, title, content, alignment, year_color }) => ({
        year,
        title,
        content,
        alignment,
        yearColour: year_color,
      }))}
    />
  </Band>
);

const Team: SectionLayout = (props) => (
  <Band {...props}>
    <Grid columns={5} fill roomy>
      {team.map(({ name, role, email, image }) => (
        <Reveal key={email}>
          <TeamCard
            name={name}
            jobTitle={role}
            email={email}
            image={<Portrait person={image} label="" />}
          />
        </Reveal>
      ))}
    </Grid>
  </Band>
);

export const page = contentPage(about, {
  picture: <CompanyDrawing />,
  layouts: {
    values: FeatureRows,
    purpose: Purpose,
    'why-choose-us': WhyChooseUs,
    history: History,
    team: Team,
  },
});
