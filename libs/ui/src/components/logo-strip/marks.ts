/** One filled path for each mark, on a grid of 24 × 24. */
export const marks = {
  ring: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  bars: 'M3 13h4v8H3zM10 8h4v13h-4zM17 3h4v18h-4z',
  diamond: 'm12 2 10 10-10 10L2 12zm0 6-4 4 4 4 4-4z',
  hexagon: 'm12 2 8.7 5v10L12 22l-8.7-5V7z',
  arcs: 'M3 3a18 18 0 0 1 18 18h-5A13 13 0 0 0 3 8zm0 9a9 9 0 0 1 9 9H3z',
  peak: 'M2 20 9 5l4 8 3-5 6 12z',
  wave: 'M2 9q5-6 10 0t10 0v5q-5 6-10 0T2 14z',
  squares: 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM17 13l4 4-4 4-4-4z',
  leaf: 'M4 20C4 9 10 4 20 4c0 10-5 16-16 16z',
  cross: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  bolt: 'M14 2 4 14h7l-1 8 10-12h-7z',
  steps: 'M3 15h6V9h6V3h6v18H3z',
  drop: 'M12 2s7 8 7 13a7 7 0 0 1-14 0c0-5 7-13 7-13z',
} as const;
