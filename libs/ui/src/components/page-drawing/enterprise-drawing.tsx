import { paint } from '../illustration/paint.css.ts';
import { Words } from '../product-screen/words.tsx';
import { bold, box, caption, end, hairline, line, middle } from './page-drawing.css.ts';
import { Sheet, type PageDrawingProps } from './sheet.tsx';

/** Draws a budget, the orders charged to it, and the stock they left in the store. */
export const EnterpriseDrawing = (props: PageDrawingProps) => (
  <Sheet {...props} title="Budget, order, store" note="Every figure once">
    <rect className={box} x="16" y="18" width="216" height="112" rx="8" />
    <Words className={bold} y={40} at={{ 30: 'Budget' }} />
    <Words className={caption} y={62} step={24} at={{ 30: ['Works', 'Supplies', 'Vehicles'] }} />
    <path className={paint.edge} strokeWidth="8" d="M90 59h124M90 83h124M90 107h124" />
    <path className={paint.accent} strokeWidth="8" d="M90 59h84M90 83h52" />
    <path className={paint.highlight} strokeWidth="8" d="M90 107h112" />
    <path className={line.accent} d="M232 74h24m-6-6 7 6-7 6M360 130v18m-6-6 6 7 6-7" />
    <rect className={box} x="260" y="18" width="204" height="112" rx="8" />
    <Words className={bold} y={40} at={{ 274: 'Order 1184' }} />
    <Words
      className={caption}
      y={62}
      step={20}
      at={{ 274: ['Valves, 80 mm', 'Meters', 'Cable, 16 mm²'] }}
    />
    <Words className={end} y={62} step={20} at={{ 450: ['24', '60', '300 m'] }} />
    <path className={hairline.edge} d="M274 110h176" />
    <Words className={`${caption} ${paint.accent}`} y={123} at={{ 274: 'Approved twice' }} />
    <path className={hairline.ink} d="M28 256V156M452 256V156M28 204h424M28 252h424" />
    <path
      className={paint.accent}
      fillOpacity="0.22"
      strokeWidth="1.25"
      d="M40 172h52v31H40zM98 180h40v23H98zM40 220h40v31H40zM86 214h58v37H86zM160 168h46v35h-46zM212 178h58v25h-58zM160 222h62v29h-62zM292 218h46v33h-46zM344 226h40v25h-40zM404 176h40v27h-40z"
    />
    <path className={paint.highlight} fillOpacity="0.4" strokeWidth="1" d="M330 168h60v35h-60z" />
    <Words className={middle} y={190} at={{ 360: 'Meters' }} />
  </Sheet>
);
