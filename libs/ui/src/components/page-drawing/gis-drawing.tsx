import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, hairline, line } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a ward's plots, roads, river and water mains, and the record of one plot. */
export const GisDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Ward 4, base map" note="1 : 2 000">
    <g transform="rotate(-7 240 140)">
      <path
        className={paint.soft}
        d="M-20 232c70-24 120 8 180 0s90-34 160-26 120 26 200 0v60c-80 26-140 6-200 2s-110 26-170 30-110-12-170 4z"
      />
      <path className={line.edge} d="M-20 106h540M104-20v260M316-20v250" />
      <path
        className={hairline.muted}
        opacity="0.55"
        d="M-20 97H95V-20M-20 40H95M22-20V97M60-20V97M113-20V97h194V-20M113 40h194M152-20V97M190-20V97M230-20V97M270-20V97M325-20V97h195M325 40h195M366-20V97M408-20V97M450-20V97M-20 115H95v96M-20 160H95M22 115v94M60 115v98M113 211v-96h194v84M113 158h194M152 115v92M190 115v88M230 115v82M270 115v80M325 198v-83h195M325 158h195M366 115v86M408 115v90M450 115v94"
      />
      <path
        className={paint.edge}
        d="M124 6h20v24h-20zM198 8h22v20h-22zM278 4h20v26h-20zM160 50h22v36h-22zM238 52h22v30h-22zM32 54h20v30H32zM334 52h24v30h-24zM376 8h22v22h-22zM418 52h24v32h-24zM122 126h22v22h-22zM160 128h22v20h-22zM280 124h20v24h-20zM32 126h20v24H32zM160 168h20v22h-20zM-4 54h18v30H-4z"
      />
      <path className={paint.highlight} d="M190 115h40v43h-40z" />
      <path className={line.accent} d="M-20 106h540M104 106v130M316-20v240M210 106v30" />
      <path
        className={paint.accent}
        strokeWidth="7"
        d="M104 106h0M316 106h0M210 106h0M316 40h0M104 180h0"
      />
      <path className={paint.onAccent} strokeWidth="8" d="M210 137h0" />
    </g>
    <rect className={box} x="356" y="16" width="108" height="96" rx="8" />
    <Words className={bold} y={36} at={{ 368: 'Layers' }} />
    <path className={paint.accent} strokeWidth="9" d="M373 52h0M373 69h0M373 86h0" />
    <path className={hairline.muted} d="M369 99h8v8h-8z" />
    <Words
      className={caption}
      y={55}
      step={17}
      at={{ 386: ['Plots', 'Roads', 'Water mains', 'Contours'] }}
    />
    <path className={hairline.highlight} d="M210 141v57h108" />
    <rect className={box} x="318" y="176" width="146" height="76" rx="8" />
    <Words className={bold} y={198} at={{ 332: 'Plot 118' }} />
    <Words
      className={caption}
      y={217}
      step={16}
      at={{ 332: ['House, two floors', 'Connected to main 7'] }}
    />
    <path className={hairline.ink} d="M20 250v6h58v-6" />
    <Words className={caption} y={246} at={{ 32: '200 m' }} />
  </Sheet>
);
