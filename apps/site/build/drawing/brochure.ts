import type { BrochureSheet } from '@example/content/brochures';
import { company } from '@example/content/company';
import { meta } from '@example/content/meta';
import type { IconName } from '@example/content/types';
import {
  Circle,
  Document,
  Font,
  Link,
  Page,
  Path,
  Rect,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { colours, FACE, faceFile } from './brand.ts';
import { markShapes } from './mark.ts';

Font.register({
  family: FACE,
  fonts: ([400, 500, 600, 700] as const).map((weight) => ({
    src: faceFile(weight),
    fontWeight: weight,
  })),
});
// Words are not hyphenated.
Font.registerHyphenationCallback((word) => [word]);

/** A4 is 595 by 842 points. */
const MARGIN = 48;

/** Date in all brochures; it is fixed so that the same content gives the same bytes. */
const DATE = new Date(Date.UTC(company.copyrightYear, 0, 1));

const styles = StyleSheet.create({
  page: {
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: colours.canvas,
    color: colours.text,
    fontFamily: FACE,
    fontSize: 10,
    lineHeight: 1.5,
  },
  head: {
    paddingHorizontal: MARGIN,
    paddingTop: 36,
    paddingBottom: 38,
    backgroundColor: colours.inverse,
    color: colours.textOnInverse,
    overflow: 'hidden',
  },
  backdrop: { position: 'absolute', right: -22, top: 2, width: 230, height: 230 },
  brand: { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: 10 },
  brandName: { fontSize: 13, fontWeight: 700, lineHeight: 1.2 },
  eyebrow: { marginTop: 44, color: colours.accentOnInverse, fontSize: 11, fontWeight: 600 },
  heading: {
    marginTop: 4,
    maxWidth: 400,
    fontSize: 30,
    fontWeight: 700,
    lineHeight: 1.12,
    letterSpacing: -0.5,
  },
  body: { flexGrow: 1, paddingHorizontal: MARGIN, paddingTop: 30, paddingBottom: 26 },
  paragraph: { marginBottom: 10, maxWidth: 470, fontSize: 12.5, lineHeight: 1.55 },
  subheading: { marginTop: 16, marginBottom: 12, fontSize: 17, fontWeight: 700, lineHeight: 1.2 },
  grid: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  card: {
    display: 'flex',
    flexDirection: 'row',
    gap: 12,
    width: 243.5,
    padding: 16,
    backgroundColor: colours.surface,
    borderWidth: 0.75,
    borderColor: colours.border,
    borderRadius: 8,
  },
  tile: {
    width: 30,
    height: 30,
    padding: 6.5,
    backgroundColor: colours.accentSoft,
    borderRadius: 7,
  },
  cardTitle: { marginBottom: 2, fontSize: 12, fontWeight: 600, lineHeight: 1.3 },
  cardWords: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  roomyWords: { flexBasis: 'auto' },
  cardText: { color: colours.textMuted, fontSize: 10.5, lineHeight: 1.45 },
  foot: {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 32,
    paddingHorizontal: MARGIN,
    paddingVertical: 26,
    backgroundColor: colours.inverse,
    color: colours.textMutedOnInverse,
    fontSize: 10,
  },
  /** Four features leave room for larger letters. */
  roomyParagraph: { marginBottom: 10, maxWidth: 470, fontSize: 13, lineHeight: 1.55 },
  roomyCard: { flexDirection: 'column', paddingVertical: 22, paddingHorizontal: 20 },
  roomyTitle: { fontSize: 13.5 },
  roomyText: { fontSize: 11 },
  footHeading: { color: colours.textOnInverse, fontSize: 12.5, fontWeight: 700, marginBottom: 3 },
  footText: { maxWidth: 260 },
  link: { color: colours.accentOnInverse, fontWeight: 600, textDecoration: 'none' },
});

const markLines = (stroke: string) => {
  const { lines, point } = markShapes(stroke);
  return [h(Path, { key: 'lines', ...lines }), h(Circle, { key: 'point', ...point })];
};

const mark = h(
  Svg,
  { viewBox: '0 0 32 32', width: 30, height: 30 },
  h(Rect, { width: 32, height: 32, rx: 8, ry: 8, fill: colours.inverseSurface }),
  markLines(colours.accentOnInverse),
);

const backdrop = h(
  Svg,
  { viewBox: '0 0 32 32', style: styles.backdrop },
  markLines(colours.inverseSurface),
);

type StyleName = keyof typeof styles;

const text = (names: StyleName | readonly StyleName[], ...children: readonly ReactNode[]) =>
  h(Text, { style: [names].flat().map((name) => styles[name]) }, ...children);

/** The path of an icon on its grid of 24 by 24. */
export type IconPath = (name: IconName) => string;

const card = (
  { title, description, icon }: BrochureSheet['features']['items'][number],
  iconPath: IconPath,
  roomy: boolean,
) =>
  h(
    View,
    { key: title, style: roomy ? [styles.card, styles.roomyCard] : styles.card },
    h(
      View,
      { style: styles.tile },
      h(
        Svg,
        { viewBox: '0 0 24 24', width: 17, height: 17 },
        h(Path, {
          d: iconPath(icon),
          fill: 'none',
          stroke: colours.accent,
          strokeWidth: 1.75,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }),
      ),
    ),
    h(
      View,
      { style: roomy ? [styles.cardWords, styles.roomyWords] : styles.cardWords },
      text(roomy ? ['cardTitle', 'roomyTitle'] : 'cardTitle', title),
      text(roomy ? ['cardText', 'roomyText'] : 'cardText', description),
    ),
  );

const foot = ({ contact }: BrochureSheet) =>
  h(
    View,
    { style: styles.foot },
    h(
      View,
      { style: styles.footText },
      text('footHeading', contact.heading),
      h(Text, null, contact.text),
      ...contact.links.map(({ href, label }) =>
        h(Link, { key: href, src: href, style: styles.link }, label),
      ),
    ),
    h(View, null, ...contact.address.map((line) => h(Text, { key: line }, line))),
  );

/** Returns a brochure as a PDF of one A4 page; the same content gives the same bytes. */
export const drawBrochure = async (sheet: BrochureSheet, iconPath: IconPath): Promise<Buffer> => {
  const roomy = sheet.features.items.length <= 4;
  return renderToBuffer(
    h(
      Document,
      {
        title: sheet.title,
        author: meta.siteName,
        subject: sheet.brochure.product,
        creator: meta.siteName,
        producer: meta.siteName,
        language: meta.locale,
        pageLayout: 'singlePage',
        creationDate: DATE,
        modificationDate: DATE,
      },
      h(
        Page,
        { size: 'A4', style: styles.page },
        h(
          View,
          { style: styles.head },
          backdrop,
          h(View, { style: styles.brand }, mark, text('brandName', meta.siteName)),
          text('eyebrow', sheet.eyebrow),
          text('heading', sheet.heading),
        ),
        h(
          View,
          { style: styles.body },
          ...sheet.paragraphs.map((paragraph) =>
            text(roomy ? 'roomyParagraph' : 'paragraph', paragraph),
          ),
          text('subheading', sheet.features.heading),
          h(
            View,
            { style: styles.grid },
            ...sheet.features.items.map((item) => card(item, iconPath, roomy)),
          ),
        ),
        foot(sheet),
      ),
    ),
  );
};
