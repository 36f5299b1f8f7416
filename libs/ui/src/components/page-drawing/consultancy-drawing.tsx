import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { caption, hairline, line } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a project's steps over its months, and where it stands today. */
export const ConsultancyDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Project plan" note="Week 14 of 26">
    <Words
      className={caption}
      y={28}
      at={{ 130: 'Mar', 186: 'Apr', 242: 'May', 298: 'Jun', 354: 'Jul', 410: 'Aug' }}
    />
    <path
      className={hairline.edge}
      d="M122 16v242M178 16v242M234 16v242M290 16v242M346 16v242M402 16v242M20 38h440"
    />
    <Words
      y={64}
      step={37}
      at={{
        20: ['Study', 'Project report', 'Specification', 'Tender', 'Supervision', 'Acceptance'],
      }}
    />
    <path className={hairline.muted} d="M178 68v24M250 105v24M306 142v24M362 179v24M436 216v20" />
    <g strokeWidth="15">
      <path className={paint.accent} d="M130 60h48M178 97h72M234 134h34" />
      <path className={paint.accent} opacity="0.35" d="M280 134h26M306 171h56M340 208h96" />
    </g>
    <path className={paint.highlight} d="m436 235 9 9-9 9-9-9z" />
    <path className={line.highlight} strokeDasharray="1 5" d="M274 42v216" />
    <path className={paint.highlight} strokeWidth="8" d="M274 38h0" />
    <path
      className={paint.onAccent}
      fill="none"
      strokeWidth="2"
      d="m148 60 4 4 7-7M206 97l4 4 7-7"
    />
  </Sheet>
);
