import type { deskAuditOperations, deskRetentionOperations } from '@example/api/desk';
import type { DeskHandlers } from '../common/route.ts';
import { exportHandlers } from '../common/table.ts';
import { exportAudit, listAudit } from './audit.ts';
import { readRetentionPeriods } from './retention.ts';

export const auditHandlers: DeskHandlers<typeof deskAuditOperations> = {
  list: async ({ deps, request }) => listAudit(deps, request.query),
  ...exportHandlers('audit-log', async ({ deps, colleague, request }) =>
    exportAudit(deps, colleague, request.query),
  ),
};

export const retentionHandlers: DeskHandlers<typeof deskRetentionOperations> = {
  read: async ({ deps }) => readRetentionPeriods(deps),
};
