import { describeRaces, insertAll, type Person } from '../../testing/races.ts';
import { member } from '../../testing/staff.ts';
import type { Colleague } from '../calls/deps.ts';
import { changeSavedView, createSavedView } from './saved-views.ts';

interface Viewer extends Person {
  readonly colleague: Colleague;
  readonly views: readonly string[];
}

describeRaces<Viewer>('the views of a colleague', ({ deps, db, now }) => ({
  make: async (people) => {
    await insertAll(
      db,
      'staff_members',
      people.map(({ id, email, number }) => ({
        ...{ ...member, id, email, employee_code: `E${number}`, created_at: now },
        ...{ disabled_at: null, totp_secret: null, totp_step: null },
      })),
    );
    return Promise.all(
      people.map(async ({ id, number, ...one }) => {
        const colleague = {
          ...{ id, employeeCode: `E${number}`, name: 'Anu', role: 'administrator' as const },
        };
        const views = await Promise.all(
          ['One', 'Other'].map(async (name) =>
            createSavedView(deps, colleague, { list: 'applications', name, query: {} }),
          ),
        );
        return { ...one, id, number, colleague, views: views.map((view) => view.id) };
      }),
    );
  },
  deeds: {
    choose: async ({ colleague, views }, turn) => {
      await changeSavedView(deps, colleague, views[turn] ?? '', { is_default: true });
      return 'done';
    },
    rename: async ({ colleague, views }, turn) => {
      await changeSavedView(deps, colleague, views[turn] ?? '', { name: 'Same' });
      return 'done';
    },
    save: async ({ colleague }, turn) => {
      const name = turn === 0 ? 'Same' : 'same';
      const view = { list: 'applications', name, query: {}, is_default: true };
      await createSavedView(deps, colleague, view);
      return 'done';
    },
  },
  look: async (races) => {
    const rows = await db.selectFrom('staff_saved_views').selectAll().execute();
    return races.map(({ subject: { id }, done }) => {
      const own = rows.filter(({ member_id }) => member_id === id);
      return {
        is: {
          defaults: own.filter(({ is_default }) => is_default === 1).length,
          same: own.filter(({ name_key }) => name_key === 'same').length,
        },
        must: {
          defaults: Math.min(done('choose', 'save'), 1),
          same: Math.min(done('rename', 'save'), 1),
        },
      };
    });
  },
}));
