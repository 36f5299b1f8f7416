import { DESK, type DeskRoute } from '../route.ts';
import { listAudit } from './audit.ts';
import { readRetentionPeriods } from './retention.ts';

export const recordRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    url: `${DESK}/audit`,
    permission: 'audit.read',
    run: async ({ deps, request }) => listAudit(deps, request.query),
  },
  {
    method: 'GET',
    url: `${DESK}/retention`,
    permission: 'retention.read',
    run: async ({ deps }) => readRetentionPeriods(deps),
  },
];
