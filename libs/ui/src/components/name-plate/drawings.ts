import { marks } from '../logo-strip/marks.ts';

/** Drawings of a plate: the marks of wordmarks, and the seal of a certificate. */
export const drawings = {
  ...marks,
  seal: 'M12 1l3.1 2.4 4 .2.9 3.8 2.8 2.7-1.7 3.5.4 3.9-3.6 1.5-2.1 3.3-3.8-1.1-3.8 1.1-2.1-3.3-3.6-1.5.4-3.9-1.7-3.5L4 7.4l.9-3.8 4-.2zm4.3 6.7L11 13l-2.4-2.4-1.5 1.5L11 16l6.8-6.8z',
} as const;
