import type { deskPeopleOperations } from '@example/api/desk';
import { sendFile } from '../../http/downloads/index.ts';
import type { DeskHandlers } from '../calls/call.ts';
import { eraseOne, exportOne, lookUp } from './people.ts';

/** Name of the file. It does not contain the address, which would stay in lists of downloads. */
const FILE = 'personal-data.json';

export const peopleHandlers: DeskHandlers<typeof deskPeopleOperations> = {
  lookUp: async ({ deps, colleague, input }) => lookUp(deps, colleague, input),
  export: async ({ deps, colleague, input, reply }) => {
    const content = await exportOne(deps, colleague, input);
    return sendFile(reply, { name: FILE, type: 'application/json' }, content);
  },
  erase: async ({ deps, colleague, input }) => eraseOne(deps, colleague, input),
};
