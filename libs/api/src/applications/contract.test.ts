import { describe, expect, it } from 'vitest';
import {
  applicationFields,
  applicationSchema,
  checkApplication,
  checkResumeName,
  DOC_TYPE,
} from './contract.ts';
import { resumeTypeOf } from './resume-types.ts';

const application = {
  job_id: 7,
  doc_type: DOC_TYPE,
  applcnt_name: 'Anu',
  applcnt_email: 'anu@example.com',
  applcnt_phone: '919876543210',
  applcnt_covr_letr: 'I would like to.',
};
const file = 'cv.pdf';

describe('an application', () => {
  it('has an order of checks with each of its fields', () => {
    expect(applicationFields.toSorted()).toEqual(Object.keys(applicationSchema.shape).toSorted());
  });

  it('passes with the spaces around address and number trimmed', () => {
    const typed = { ...application, applcnt_email: ' anu@example.com ', applcnt_phone: ' 12 ' };
    const value = { ...application, applcnt_phone: '12' };
    expect(checkApplication(typed, file)).toEqual({ ok: true, value });
  });

  it('passes without invisible characters in name, address and number', () => {
    const { applcnt_name, applcnt_email, applcnt_phone } = application;
    const pasted = {
      ...application,
      applcnt_name: `\u202E${applcnt_name}`,
      applcnt_email: `${applcnt_email}\u2060`,
      applcnt_phone: `\u202A${applcnt_phone}\u202C`,
    };
    expect(checkApplication(pasted, file)).toEqual({ ok: true, value: application });
  });

  it('needs no cover letter', () => {
    const { applcnt_covr_letr, ...rest } = application;
    const value = { ...rest, applcnt_covr_letr: '' };
    expect(checkApplication(rest, file)).toEqual({ ok: true, value });
    expect(applcnt_covr_letr).not.toBe('');
  });

  it('is checked in the order of the specification', () => {
    const steps: readonly [object, string | undefined, string, string][] = [
      [{}, undefined, 'applcnt_name', 'name_missing'],
      [{ applcnt_name: 'Anu' }, undefined, 'applcnt_email', 'email_missing'],
      [{ applcnt_name: 'Anu', applcnt_email: 'x' }, undefined, 'applcnt_email', 'email_invalid'],
      [
        { applcnt_name: 'Anu', applcnt_email: 'anu@example.com', applcnt_phone: ' ' },
        undefined,
        'applcnt_phone',
        'phone_missing',
      ],
      [{ ...application, job_id: 0 }, undefined, 'file', 'file_missing'],
      [{ ...application, job_id: 0 }, 'cv.exe', 'file', 'file_type_invalid'],
      [{ ...application, job_id: 0, doc_type: 2 }, file, 'job_id', 'job_id_invalid'],
      [{ ...application, doc_type: 2 }, file, 'doc_type', 'doc_type_invalid'],
      [{ ...application, extra: 1 }, file, 'extra', 'unknown_field'],
    ];
    for (const [input, name, field, code] of steps) {
      expect(checkApplication(input, name)).toEqual({ ok: false, field, code });
    }
  });

  it.each([
    ['applcnt_name', '  ', 'name_missing'],
    ['applcnt_name', 7, 'name_missing'],
    ['applcnt_email', 'anu@example', 'email_invalid'],
    ['applcnt_email', 'anu@example.info', 'email_invalid'],
    ['applcnt_phone', '+91 98765 43210', 'phone_invalid'],
    ['applcnt_phone', '1234567890123', 'phone_invalid'],
    ['applcnt_phone', '१२३', 'phone_invalid'],
    ['applcnt_covr_letr', 'a\u0000b', 'cover_letter_invalid'],
    ['job_id', '7', 'job_id_invalid'],
    ['job_id', 1.5, 'job_id_invalid'],
  ])('is refused with %s being %j', (field, value, code) => {
    const input = { ...application, [field]: value };
    expect(checkApplication(input, file)).toEqual({ ok: false, field, code });
  });

  it.each([null, [], 'text', 7])('is no %j', (input) => {
    expect(checkApplication(input, file)).toMatchObject({ ok: false, code: 'not_an_object' });
  });
});

describe('the name of a resume', () => {
  it.each([
    ['cv.pdf', 'pdf'],
    ['CV.DOCX', 'docx'],
    ['my.cv.doc', 'doc'],
  ])('%s has the type of its ending', (name, type) => {
    expect(resumeTypeOf(name)).toBe(type);
    expect(checkResumeName(name)).toBeUndefined();
  });

  it.each(['cv.pdf.exe', 'pdf', '.pdfx', 'cv.pdf\u0000.exe', 'cv.docm'])(
    '%j has no type',
    (name) => {
      expect(checkResumeName(name)).toBe('file_type_invalid');
    },
  );

  it.each([undefined, '', ' '])('%j is missing', (name) => {
    expect(checkResumeName(name)).toBe('file_missing');
  });
});
