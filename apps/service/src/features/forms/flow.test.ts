import { enquiryForm, formExamples } from '@example/api/forms';
import { expect, it } from 'vitest';
import type { Db, Storage } from '../../storage/index.ts';
import { createTestService } from '../../testing/test-service.ts';

/** Returns the source files of the service in a stack trace, tests and their helpers left out. */
const filesIn = (stack = '') =>
  [...stack.matchAll(/\/apps\/service\/src\/([\w/-]+\.ts)/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/^testing\/|\.test\.ts$/.test(file));

it('leads an enquiry from its route to its row through seven files at most', async () => {
  const files = new Set<string>();
  const note = () => {
    for (const file of filesIn(new Error('here').stack)) files.add(file);
  };
  const watched = ({ transact, ...storage }: Storage): Storage => ({
    ...storage,
    transact: async (work) => {
      note();
      return transact(async (db: Db) => {
        const watchedDb = db.withPlugin({
          transformQuery: ({ node }) => {
            const table = node.kind === 'InsertQueryNode' ? node.into?.table.identifier.name : '';
            if (table === enquiryForm.table) note();
            return node;
          },
          transformResult: async ({ result }) => Promise.resolve(result),
        });
        // Waits, so that the stack trace goes on to whoever runs the transaction.
        const value = await work(watchedDb);
        return value;
      });
    },
  });
  const { server } = await createTestService({
    change: (deps) => ({ ...deps, storage: watched(deps.storage) }),
  });
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Infinity;
  try {
    const sent = await server.inject({
      method: 'POST',
      url: `/api/v0/${enquiryForm.operation}`,
      payload: formExamples[enquiryForm.kind],
    });
    expect(sent.statusCode).toBe(201);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  expect([...files]).toEqual(
    expect.arrayContaining([
      'features/forms/send-form.ts',
      'features/forms/submit.ts',
      'storage/group-commit.ts',
    ]),
  );
  expect([...files].some((file) => /rout|api\//.test(file))).toBe(true);
  expect(files.size, [...files].join()).toBeLessThanOrEqual(7);
});
