import { checkMemberChange, checkNewMember, type deskStaffOperations } from '@example/api/desk';
import { employeeCodeField } from '@example/api/staff';
import {
  addStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  type OperateDeps,
  resetStaff,
} from '../../auth/staff/index.ts';
import { parseOrThrow, refuse } from '../calls/deps.ts';
import type { DeskCall, DeskHandlers } from '../calls/call.ts';
import { noteView } from '../history/views.ts';
import { listMembers, noSuchMember, readMember } from './members.ts';

/**
 * Returns the employee code in the URL.
 *
 * @throws ApiError of kind `not-found` when it is none
 */
const codeIn = ({ reference }: DeskCall): string => {
  const parsed = employeeCodeField.safeParse(reference);
  if (!parsed.success) throw noSuchMember();
  return parsed.data;
};

/** Acts on the member in the URL, and answers the member as they are then. */
const onMember =
  (act: (deps: OperateDeps, code: string, call: DeskCall) => Promise<boolean | undefined>) =>
  async (call: DeskCall) => {
    const { deps, colleague } = call;
    const code = codeIn(call);
    const outcome = await act({ ...deps, by: colleague }, code, call);
    if (outcome === undefined) throw noSuchMember();
    deps.outbox.wake();
    return readMember(deps.storage.db, code);
  };

export const staffHandlers: DeskHandlers<typeof deskStaffOperations> = {
  list: async ({ deps, input }) => listMembers(deps, input),
  read: async (call) => {
    const member = await readMember(call.deps.storage.db, codeIn(call));
    await noteView(call, 'staff.read', `staff ${member.employee_code}`);
    return member;
  },
  add: async ({ deps, colleague, input }) => {
    const fields = parseOrThrow(checkNewMember(input));
    const added = await addStaff({ ...deps, by: colleague }, fields);
    if (!added) throw refuse([{ field: 'employee_code', code: 'employee_code_taken' }]);
    deps.outbox.wake();
    return readMember(deps.storage.db, added.employee_code);
  },
  change: onMember(async (deps, code, { input }) =>
    changeStaff(deps, code, parseOrThrow(checkMemberChange(input))),
  ),
  disable: onMember(disableStaff),
  enable: onMember(enableStaff),
  reset: onMember(resetStaff),
};
