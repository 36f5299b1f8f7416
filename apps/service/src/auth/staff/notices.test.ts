import { describe, expect, it } from 'vitest';
import { addToOutbox } from '../../mail/outbox/index.ts';
import { mailsTo } from '../../testing/candidate.ts';
import { databases } from '../../testing/databases.ts';
import { addMember, asOperator, createLoggedService, member } from '../../testing/staff.ts';
import { disableStaff, removeStaff } from './operate.ts';

const anu = 'anu@example.com';

describe.each(databases)('a member who leaves, on $name', (database) => {
  it.each([disableStaff, removeStaff])(
    'gets no mail any more that names somebody and waits',
    async (leave) => {
      const { service, deps, storage } = await createLoggedService(database);
      await addMember(service);
      const mail = { to: member.email, about: anu, subject: 'Not delivered', text: anu };
      // An address of the office may be a member's too.
      const toOffice = { ...mail, subject: 'New enquiry', replyTo: anu };
      await storage.transact(async (db) =>
        addToOutbox(db, deps.settings.mailFrom, deps.clock(), [mail, toOffice]),
      );
      await leave(asOperator(deps), member.employee_code);
      const subjects = (await mailsTo(service, member.email)).map(({ subject }) => subject);
      expect(subjects).not.toContain('Not delivered');
      expect(subjects).toContain('New enquiry');
    },
  );
});
