import type { deskAuditOperations, deskRetentionOperations } from '@example/api/desk';
import type { DeskHandlers } from '../calls/call.ts';
import { exportHandlers } from '../lists/table.ts';
import { exportAudit, listAudit } from './audit.ts';
import { readRetentionPeriods } from './retention.ts';

export const auditHandlers: DeskHandlers<typeof deskAuditOperations> = {
  list: async ({ deps, input }) => listAudit(deps, input),
  ...exportHandlers('audit-log', async ({ deps, colleague, input }) =>
    exportAudit(deps, colleague, input),
  ),
};

export const retentionHandlers: DeskHandlers<typeof deskRetentionOperations> = {
  read: async ({ deps }) => readRetentionPeriods(deps),
};
