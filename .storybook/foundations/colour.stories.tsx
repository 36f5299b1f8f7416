import { AA_NON_TEXT, contrastPairs, contrastRatio, type ColourTokens } from '@example/ui/brand';
import { colour } from '@example/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Copy, Part, propertyOf, Sample, Sheet, useComputed } from './foundations.tsx';
import * as styles from './foundations.css.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type ColourName = keyof ColourTokens;

const jobs = {
  canvas: 'The page’s background',
  surface: 'Cards, fields, menus',
  sunken: 'A quiet band or well',
  inverse: 'The dark surface of heroes and the footer',
  inverseSurface: 'Cards on the inverse surface',
  text: 'Text',
  textMuted: 'Text of second rank',
  textOnInverse: 'Text on the inverse surface',
  textMutedOnInverse: 'Muted text on the inverse surface',
  border: 'Hairlines without meaning',
  borderStrong: 'Outlines of controls',
  accent: 'Links, primary buttons, what is selected',
  accentHover: 'The accent pointed at',
  onAccent: 'Text on the accent',
  accentSoft: 'A tinted background',
  accentOnInverse: 'The accent on the inverse surface',
  highlight: 'Stars, marks',
  highlightSoft: 'A warm tinted background',
  onHighlight: 'Text on the highlight',
  danger: 'Errors',
  dangerSoft: 'The background of errors',
  dangerOnInverse: 'Danger on the inverse surface; the highlight, where a brand has none',
  success: 'What went well',
  successSoft: 'The background of success',
  successOnInverse: 'Success on the inverse surface; the accent there, where a brand has none',
  focus: 'The focus outline',
  focusOnInverse: 'The focus outline on the inverse surface',
  veil: 'Behind drawers and dialogs',
} as const satisfies Record<ColourName, string>;

const families = {
  Surfaces: ['canvas', 'surface', 'sunken', 'veil'],
  'The inverse surface': [
    'inverse',
    'inverseSurface',
    'textOnInverse',
    'textMutedOnInverse',
    'accentOnInverse',
    'focusOnInverse',
    'dangerOnInverse',
    'successOnInverse',
  ],
  'Text and lines': ['text', 'textMuted', 'border', 'borderStrong', 'focus'],
  Accent: ['accent', 'accentHover', 'accentSoft', 'onAccent'],
  Highlight: ['highlight', 'highlightSoft', 'onHighlight'],
  Feedback: ['danger', 'dangerSoft', 'success', 'successSoft'],
} as const satisfies Readonly<Record<string, readonly ColourName[]>>;

const names = Object.keys(jobs) as readonly ColourName[];

/** Colours that a brand may leave out, and what the inverse surface takes for them. */
const standIns = { dangerOnInverse: 'highlight', successOnInverse: 'accentOnInverse' } as const;

const isOptional = (name: ColourName): name is keyof typeof standIns => name in standIns;

/** Returns what a developer writes for a colour: `var(--ui-colour-accent)`. */
const variable = (name: ColourName): string =>
  isOptional(name) ? `var(--ui-colour-${name}, ${colour[standIns[name]]})` : colour[name];

const property = (name: ColourName) =>
  isOptional(name) ? `--ui-colour-${name}` : propertyOf(colour[name]);
const properties = names.map(property);

type Values = ReturnType<typeof useComputed>;

const valueOf = (name: ColourName, values: Values): string => {
  const value = values[property(name)] ?? '';
  return value === '' && isOptional(name) ? valueOf(standIns[name], values) : value;
};

const Swatches = ({ of }: { readonly of: readonly ColourName[] }) => {
  const values = useComputed(properties);
  return (
    <div className={styles.swatches}>
      {of.map((name) => (
        <div key={name} className={styles.swatch}>
          <Sample className={styles.sample} values={{ '--sample': variable(name) }} />
          <div className={styles.words}>
            <strong>colour.{name}</strong>
            <span>{jobs[name]}</span>
            <code className={styles.note}>{valueOf(name, values)}</code>
            <Copy>{variable(name)}</Copy>
          </div>
        </div>
      ))}
    </div>
  );
};

const Pairs = () => {
  const values = useComputed(properties);
  return (
    <div className={styles.pairs}>
      {contrastPairs.map(({ foreground, background, required }) => {
        const ratio = contrastRatio(valueOf(foreground, values), valueOf(background, values));
        return (
          <Sample
            key={foreground + background}
            className={required === AA_NON_TEXT ? `${styles.pair} ${styles.ringed}` : styles.pair}
            values={{
              '--foreground': variable(foreground),
              '--background': variable(background),
              '--words': colour[background.startsWith('inverse') ? 'textOnInverse' : 'text'],
            }}
          >
            <span>
              {foreground} on {background}
            </span>
            <span>
              {ratio?.toFixed(2)}:1, at least {required}:1
            </span>
          </Sample>
        );
      })}
    </div>
  );
};

/** The brand’s colours by purpose, and the contrast of every pair that the components use. */
export const Colour: Story = {
  render: () => (
    <Sheet
      title="Colour"
      lead="Names say the job, not the hue: a brand changes every value and no component changes."
    >
      {Object.entries(families).map(([family, of]) => (
        <Part key={family} title={family}>
          <Swatches of={of} />
        </Part>
      ))}
      <Part title="Contrast">
        <Pairs />
      </Part>
    </Sheet>
  ),
  play: async ({ canvas, step }) => {
    for (const name of names) {
      await expect(canvas.getByText(`colour.${name}`)).toBeVisible();
    }
    await step('a custom property is copied by keyboard, and it says so', async () => {
      const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const copy = canvas.getByRole('button', { name: 'Copy var(--ui-colour-accent)' });
      copy.focus();
      await userEvent.keyboard('{Enter}');
      await expect(written).toHaveBeenLastCalledWith('var(--ui-colour-accent)');
      await expect(await canvas.findByText('Copied')).toHaveRole('status');
      written.mockRestore();
    });
    const figures = await canvas.findAllByText(/^[\d.]+:1, at least/);
    await expect(figures).toHaveLength(contrastPairs.length);
    for (const { textContent } of figures) {
      const [ratio = 0, required = 0] = (textContent.match(/[\d.]+(?=:1)/g) ?? []).map(Number);
      await expect(ratio).toBeGreaterThanOrEqual(required);
    }
  },
};
