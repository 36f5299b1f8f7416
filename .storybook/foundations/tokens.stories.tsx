import { Icon, iconNames } from '@example/ui/icon';
import { Link } from '@example/ui/link';
import { List } from '@example/ui/list';
import { breakpoint, fontSize, motion, radius, shadow, space } from '@example/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { tokenFiles } from '../../libs/ui/build/tokens.ts';
import { Copy, Part, propertyOf, Sample, Sheet } from './foundations.tsx';
import * as styles from './foundations.css.ts';
import { Boxes, entries, Faces, Track } from './token-samples.tsx';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const REM = 16;
/** Formats a length in rem as px at the default text size. */
const inPx = (rem: string) => `${String(Number.parseFloat(rem) * REM)} px`;

/** Formats the range of a font size: '18 to 20 px', or '17 px' for a fixed one. */
const typeRange = (size: string) => {
  const ends = /^clamp\(([\d.]+rem),.*, ([\d.]+rem)\)$/.exec(size);
  return ends ? `${Number.parseFloat(inPx(ends[1] ?? ''))} to ${inPx(ends[2] ?? '')}` : inPx(size);
};

const typeUses = {
  xs: 'Notes, badges',
  sm: 'Labels, captions, the bar’s links',
  md: 'Running text',
  lg: 'Leads, headings of cards',
  xl: 'Headings of level 3',
  xxl: 'Headings of level 2',
  xxxl: 'Headings of level 1',
  display: 'The hero’s heading',
} as const satisfies Record<keyof typeof fontSize, string>;

export const Type: Story = {
  render: () => (
    <Sheet
      title="Type"
      lead="A fluid scale that grows between 360 and 1280 px wide views, and with the reader’s own text size."
    >
      <Part title="Sizes">
        <div className={styles.rows}>
          {entries(fontSize).map(([name, value]) => (
            <div key={name} className={styles.row}>
              <Sample className={styles.line} values={{ '--sample': value }}>
                Think simple, work smarter
              </Sample>
              <span className={styles.note}>
                {typeRange(value)}. {typeUses[name as keyof typeof typeUses]}. <code>{value}</code>
              </span>
              <Copy>{`fontSize.${name}`}</Copy>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Faces">
        <Faces />
      </Part>
    </Sheet>
  ),
};

export const Space: Story = {
  render: () => (
    <Sheet title="Space" lead="A rhythm of 8 px, in rem: it grows with the reader’s text size.">
      <Part title="Steps">
        <div className={styles.rows}>
          {entries(space).map(([name, value]) => (
            <div key={name} className={styles.row}>
              <span>
                <Copy>{`space.${name}`}</Copy>{' '}
                <code className={styles.note}>
                  {inPx(value)}, {value}
                </code>
              </span>
              <Sample className={styles.bar} values={{ '--sample': value }} />
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};

const radiusProperties = Object.values(radius).map(propertyOf);
const shadowProperties = Object.values(shadow).map(propertyOf);

export const RadiusAndShadow: Story = {
  render: () => (
    <Sheet title="Radius and shadow" lead="The brand’s own: round or sharp, raised or flat.">
      <Part title="Radius">
        <Boxes
          group="radius"
          tokens={radius}
          properties={radiusProperties}
          className={styles.rounded}
        />
      </Part>
      <Part title="Shadow">
        <Boxes
          group="shadow"
          tokens={shadow}
          properties={shadowProperties}
          className={styles.raised}
        />
      </Part>
    </Sheet>
  ),
};

const durations = ['fast', 'medium', 'page', 'reveal'] as const;
const uses = {
  fast: 'Hover, press',
  medium: 'Menus, disclosure',
  page: 'The change of pages',
  reveal: 'Parts that come in by scrolling',
} as const satisfies Record<(typeof durations)[number], string>;

const easingUses = {
  easeOut: 'What answers a press: fast at once, then settling',
  easeInOut: 'What comes in by scrolling, and pages',
} as const;

export const Motion: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Point at a track, or focus it. For visitors who ask for reduced motion nothing travels."
    >
      <Part title="Durations">
        <div className={styles.rows}>
          {durations.map((name) => (
            <Track
              key={name}
              name={name}
              use={uses[name]}
              values={[motion[name], motion.easeInOut]}
            />
          ))}
        </div>
      </Part>
      <Part title="Easings">
        <div className={styles.rows}>
          {(['easeOut', 'easeInOut'] as const).map((name) => (
            <Track
              key={name}
              name={name}
              use={easingUses[name]}
              values={[motion.reveal, motion[name]]}
            />
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};

export const Icons: Story = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Drawn on a grid of 24, in the colour and size of the text beside them."
    >
      <ul className={styles.glyphs}>
        {iconNames.map((name) => (
          <li key={name} className={styles.glyph}>
            <Icon name={name} size="lg" />
            <Copy>{name}</Copy>
          </li>
        ))}
      </ul>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy arrow-right' }));
    await expect(written).toHaveBeenLastCalledWith('arrow-right');
    await expect(await canvas.findByText('Copied')).toHaveRole('status');
    written.mockRestore();
  },
};

const widest = Math.max(...Object.values(breakpoint));
const widthUses = {
  xs: 'Below it is enlarged text only: rows wrap',
  sm: 'Two small things side by side',
  md: 'Below it is a phone',
  lg: 'Grids have all their columns',
  nav: 'The header’s navigation fits in a row',
  xl: 'The page’s column is full',
  edge: 'There is room beside the page’s column',
} as const satisfies Record<keyof typeof breakpoint, string>;

export const Breakpoints: Story = {
  render: () => (
    <Sheet
      title="Breakpoints"
      lead="Widths at which layouts change. Conditions are in em: a reader whose text is twice as large gets the layout of a view half as wide."
    >
      <Part title="Widths">
        <div className={styles.rows}>
          {entries(breakpoint).map(([name, value]) => (
            <div key={name} className={styles.row}>
              <span>
                <Copy>{`breakpoint.${name}`}</Copy>{' '}
                <code className={styles.note}>
                  {value} px, {value / REM}em
                </code>
              </span>
              <span>{widthUses[name as keyof typeof widthUses]}</span>
              <Sample
                className={styles.bar}
                values={{ '--sample': `${String((value / widest) * 100)}%` }}
              />
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};

const files = [...tokenFiles()].map(([path, text]) => ({
  path,
  name: path.replace('tokens/', ''),
  address: `data:application/json;charset=utf-8,${encodeURIComponent(text)}`,
}));

/** The token files for design tools, as in the package. */
export const Files: Story = {
  render: () => (
    <Sheet
      title="Files for design tools"
      lead="The same tokens in the format of the W3C community group: everything in one file, or one file for each brand and mode, as Figma imports them."
    >
      <List
        items={files.map(({ path, name, address }) => (
          <Link key={path} href={address} download={name}>
            {name}
          </Link>
        ))}
      />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ download }) => download)).toContain('ink-and-teal.light.json');
    for (const { href } of links) {
      await expect(
        JSON.parse(decodeURIComponent(href.slice(href.indexOf(',') + 1))),
      ).toHaveProperty('space.md');
    }
  },
};
