import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, hairline, line } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

const columns = [16, 172, 328];

/** Draws the parts of a case study: the question, the work, the outcome. */
export const CaseStudyDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="A case, start to end" note="Being written">
    {columns.map((x) => (
      <rect key={x} className={box} x={x} y="16" width="136" height="240" rx="8" />
    ))}
    <Words className={bold} y={42} at={{ 32: 'Question', 188: 'Work', 344: 'Result' }} />
    <Words
      className={caption}
      y={60}
      at={{ 32: 'asked at a counter', 188: 'step by step', 344: 'after a year of use' }}
    />
    <path className={hairline.edge} d="M16 74h136M172 74h136M328 74h136" />
    <path
      className={paint.muted}
      strokeWidth="4"
      opacity=".55"
      d="M32 190h104M32 206h88M32 222h96M32 238h60"
    />
    <circle className={line.highlight} cx="84" cy="126" r="34" />
    <path className={line.highlight} d="M74 118a10 10 0 1 1 14 9q-4 2-4 8" />
    <path className={paint.highlight} strokeWidth="5" d="M84 144h0" />
    <path className={line.edge} d="M200 98v140" />
    <path className={paint.accent} strokeWidth="18" d="M200 98h0M200 144h0M200 190h0" />
    <path className={line.onAccent} d="m196 98 3 3 5-6m-8 49 3 3 5-6m-8 49 3 3 5-6" />
    <path className={paint.highlight} strokeWidth="18" d="M200 238h0" />
    <Words y={102} step={46} at={{ 220: ['Looked', 'Drawn', 'Built', 'Handed over'] }} />
    <path className={hairline.edge} d="M344 92v92h104M344 154h104M344 123h104" />
    <path className={paint.soft} strokeWidth="14" d="M362 184v-22M388 184v-34M414 184v-48" />
    <path className={line.accent} d="m352 164 28-16 26-12 36-36m-12 0h12v12" />
    <path className={paint.highlight} strokeWidth="14" d="M438 184v-66" />
    <path
      className={paint.muted}
      strokeWidth="4"
      opacity=".55"
      d="M344 206h104M344 222h88M344 238h60"
    />
    <path className={line.accent} d="M152 126h18m-5-5 5 5-5 5M308 126h18m-5-5 5 5-5 5" />
  </Sheet>
);
