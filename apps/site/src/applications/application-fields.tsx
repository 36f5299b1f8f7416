import { RESUME_ACCEPT, RESUME_FIELD } from '@example/api/applications';
import { APPLICATION_PHONE_MAX_DIGITS, RESUME_MAX_BYTES } from '@example/api/limits';
import { applications } from '@example/content/applications';
import { Checkbox } from '@example/ui/checkbox';
import { EmailField } from '@example/ui/email-field';
import { FileField } from '@example/ui/file-field';
import { PhoneField } from '@example/ui/phone-field';
import { Stack } from '@example/ui/stack';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import type { ReactNode, RefObject } from 'react';
import type { useForm } from '../forms/use-form.ts';
import { EMAIL_FIELD } from './use-problem.ts';

const { form: messages } = applications;

export const POOL_FIELD = 'talent_pool';

interface ApplicationFieldsProps {
  readonly field: ReturnType<typeof useForm>['fieldProps'];
  readonly firstField: RefObject<HTMLInputElement | null>;
  /** Shown below the email field. */
  readonly belowEmail: ReactNode;
  /** Uploaded share of the CV, 0 to 1; `undefined` when none is being uploaded. */
  readonly progress: number | undefined;
  readonly isForPool: boolean;
}

/** Renders the fields of an application (spec §5). */
export const ApplicationFields = ({
  field,
  firstField,
  belowEmail,
  progress,
  isForPool,
}: ApplicationFieldsProps) => (
  <>
    <TextField
      {...field('applcnt_name')}
      ref={firstField}
      label={messages.fields.applcnt_name}
      autoComplete="name"
      required
    />
    <EmailField {...field(EMAIL_FIELD)} label={messages.fields.applcnt_email} required />
    {belowEmail && <Stack gap="xs">{belowEmail}</Stack>}
    <PhoneField
      {...field('applcnt_phone')}
      maxLength={APPLICATION_PHONE_MAX_DIGITS}
      countryCode="91"
      label={messages.fields.applcnt_phone}
      hint={messages.phoneHint}
      tooLongText={messages.phoneTooLong}
      required
    />
    <TextArea {...field('applcnt_covr_letr')} label={messages.fields.applcnt_covr_letr} rows={6} />
    <FileField
      {...field(RESUME_FIELD)}
      defaultValue={undefined}
      label={messages.fields.file}
      accept={RESUME_ACCEPT}
      maxSize={RESUME_MAX_BYTES}
      limitText={() => messages.fileLimit}
      formats={messages.formats}
      dropText={messages.drop}
      removeText={messages.remove}
      progressLabel={messages.uploading}
      progress={progress === undefined ? undefined : progress * 100}
      lenient
      required
    />
    <Checkbox
      {...field(POOL_FIELD)}
      defaultValue={undefined}
      label={messages.talentPool}
      defaultChecked={isForPool}
    />
  </>
);
