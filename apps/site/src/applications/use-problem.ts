import { applications } from '@example/content/applications';
import { useRef, useState } from 'react';
import type { Refusal } from '../forms/form-result.ts';
import { chooseFile } from './choose-file.ts';

const { validation } = applications;

export const EMAIL_FIELD = 'applcnt_email';

export interface Problem extends Refusal {
  /** The address that was cleared. */
  readonly rejected?: string | undefined;
}

/** Messages after which the chosen file cannot be sent again. */
const LOST_FILE: readonly string[] = [validation.file_type_invalid, validation.file_unreadable];

/** Returns the state of the popup that names one refused field at a time. */
export const useProblem = () => {
  const [problem, setProblem] = useState<Problem>();
  const [shown, setShown] = useState(false);
  const faulty = useRef<HTMLElement>(null);
  return {
    problem,
    shown,
    setShown,
    /** The refused field, which gets the focus back from the popup. */
    faulty,
    /** Shows the first refusal; clears an invalid address and a file that cannot be sent. */
    refuse: (form: HTMLFormElement | null, [error]: readonly Refusal[]) => {
      const control = form?.elements.namedItem(error?.field ?? '');
      faulty.current = control instanceof HTMLElement ? control : null;
      if (!error) return;
      let rejected: string | undefined;
      if (control instanceof HTMLInputElement && error.message === validation.email_invalid) {
        rejected = control.value;
        control.value = '';
      }
      if (control instanceof HTMLInputElement && LOST_FILE.includes(error.message))
        chooseFile(control, null);
      setProblem({ ...error, ...(rejected !== undefined && { rejected }) });
      setShown(true);
    },
    /** Puts the cleared address back into its field. */
    takeBack: (form: HTMLFormElement | null) => {
      const control = form?.elements.namedItem(EMAIL_FIELD);
      if (control instanceof HTMLInputElement) {
        control.value = problem?.rejected ?? '';
        control.focus();
      }
      setProblem(problem && { ...problem, rejected: undefined });
      setShown(false);
    },
    clear: () => setProblem(undefined),
  };
};
