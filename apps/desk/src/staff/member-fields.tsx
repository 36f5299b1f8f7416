import {
  checkMemberChange,
  checkNewMember,
  MEMBER_NAME_MAX_LENGTH,
  type NewMember,
} from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { EMAIL_MAX_LENGTH } from '@example/api/limits';
import {
  EMPLOYEE_CODE_MAX_LENGTH,
  MOBILE_MAX_DIGITS,
  type StaffRole,
  staffRoles,
} from '@example/api/staff';
import { deskTexts } from '@example/content/desk';
import { PhoneField } from '@example/ui/phone-field';
import { SelectField } from '@example/ui/select-field';
import { TextField } from '@example/ui/text-field';
import { useState } from 'react';
import { DialogForm } from '../forms/form-dialog.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { messages as shell } from '../messages/shell.ts';
import { messages } from '../messages/staff.ts';
import * as controls from '../style/controls.css.ts';
import { memberFailure } from './use-member.ts';

export type TypedMember = Readonly<Record<Exclude<keyof NewMember, 'role'>, string>> & {
  readonly role: StaffRole;
};

interface MemberFormProps {
  readonly initial: TypedMember;
  /** True for a member who is added: only then the employee code can be typed. */
  readonly isNew: boolean;
  /** True for the member's own account, whose role another administrator changes. */
  readonly isOwn?: boolean;
  /** Error of the last try to send it. */
  readonly error: Error | null;
  readonly onSubmit: (typed: TypedMember) => void;
}

const texts: Readonly<Partial<Record<string, string>>> = deskTexts.validation;

/** Returns the messages of the fields that the contract refuses. */
const refusedIn = (typed: TypedMember, isNew: boolean): Readonly<Record<string, string>> => {
  const { employee_code: _code, ...change } = typed;
  const checked = isNew ? checkNewMember(typed) : checkMemberChange(change);
  return checked.ok
    ? {}
    : Object.fromEntries(checked.issues.map(({ field, code }) => [field, texts[code] ?? '']));
};

const told = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))
    : {};

/** Fields of a member, for adding and for changing. */
export const MemberForm = ({ initial, isNew, isOwn = false, error, onSubmit }: MemberFormProps) => {
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const refused = tried ? refusedIn(typed, isNew) : {};
  const answered = told(error);
  const change = (part: Partial<TypedMember>) => setTyped((before) => ({ ...before, ...part }));
  const textField = (field: Exclude<keyof TypedMember, 'role'>) => ({
    name: field,
    label: messages.fields[field],
    required: true,
    autoComplete: 'off',
    className: controls.fields,
    value: typed[field],
    error: refused[field] ?? answered[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [field]: target.value }),
  });
  const submit = (form: HTMLFormElement) => {
    setTried(true);
    const problems = refusedIn(typed, isNew);
    const [first] = Object.keys(typed).filter((field) => problems[field] !== undefined);
    if (first === undefined) onSubmit(typed);
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const isAnswered = Object.keys(answered).some((field) => field in typed);
  return (
    <DialogForm failure={error !== null && !isAnswered && memberFailure(error)} onSubmit={submit}>
      {isNew && (
        <TextField
          {...textField('employee_code')}
          hint={messages.form.hints.employee_code}
          maxLength={EMPLOYEE_CODE_MAX_LENGTH}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextField {...textField('name')} maxLength={MEMBER_NAME_MAX_LENGTH} />
      <PhoneField
        {...textField('mobile_number')}
        hint={messages.form.hints.mobile_number}
        maxLength={MOBILE_MAX_DIGITS}
      />
      <TextField
        {...textField('email')}
        type="email"
        hint={messages.form.hints.email}
        maxLength={EMAIL_MAX_LENGTH}
        spellCheck={false}
      />
      <SelectField
        name="role"
        className={controls.fields}
        label={messages.fields.role}
        hint={isOwn ? messages.form.ownRole : messages.form.hints.role}
        disabled={isOwn}
        value={typed.role}
        options={optionsOf(staffRoles, shell.roles)}
        error={refused['role'] ?? answered['role']}
        onChange={({ target }) =>
          change({ role: staffRoles.find((role) => role === target.value) ?? typed.role })
        }
      />
    </DialogForm>
  );
};
