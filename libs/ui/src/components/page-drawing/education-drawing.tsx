import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { caption, end, hairline, middle } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a class's week, lesson by lesson. */
export const EducationDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Timetable, class 10 B" note="Week 24, no clashes">
    <Words
      className={`${caption} ${middle}`}
      y={28}
      at={{ 105: 'Mon', 183: 'Tue', 261: 'Wed', 339: 'Thu', 417: 'Fri' }}
    />
    <Words
      className={`${caption} ${end}`}
      y={58}
      step={46}
      at={{ 56: ['09:00', '10:00', '11:15', '12:15', '14:00'] }}
    />
    <path className={hairline.edge} d="M66 36h390M66 82h390M66 128h390M66 174h390M66 220h390" />
    <path
      className={paint.accent}
      fillOpacity="0.14"
      strokeWidth="1"
      d="M70 42h70v34H70zM304 42h70v34h-70zM226 88h70v80h-70zM148 134h70v34h-70zM382 180h70v34h-70zM70 180h70v34H70zM304 226h70v26h-70z"
    />
    <path
      className={paint.accent}
      d="M148 42h70v34h-70zM70 88h70v34H70zM382 88h70v34h-70zM304 134h70v34h-70zM148 180h70v34h-70z"
    />
    <path className={paint.highlight} fillOpacity="0.4" strokeWidth="1" d="M226 180h70v34h-70z" />
    <Words y={63} at={{ 78: 'Maths', 312: 'Maths' }} />
    <Words y={109} at={{ 234: 'Laboratory' }} />
    <Words y={155} at={{ 156: 'English' }} />
    <Words y={201} at={{ 78: 'History', 234: 'Exam', 390: 'English' }} />
    <Words y={243} at={{ 312: 'Sports' }} />
    <g className={paint.onAccent}>
      <Words y={63} at={{ 156: 'Physics' }} />
      <Words y={109} at={{ 78: 'Malayalam', 390: 'Physics' }} />
      <Words y={155} at={{ 312: 'Biology' }} />
      <Words y={201} at={{ 156: 'Maths' }} />
    </g>
  </Sheet>
);
