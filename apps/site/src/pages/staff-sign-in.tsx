import { staffSignIn } from '@example/content/staff-sign-in';
import type { Page } from '../routing/page.ts';
import { STAFF_PATH } from '../sign-in/shared/paths.ts';
import { StaffSteps } from '../sign-in/staff/steps.tsx';

const { title, description } = staffSignIn;

export const page: Page = {
  path: STAFF_PATH,
  meta: { title, description, noIndex: true },
  load: async () => (await import('../sign-in/staff/load-step.ts')).loadStaffStep,
  // Each step is another document, so the browser cannot load its data.
  shouldRevalidate: () => false,
  // The service alone handles these forms.
  ...(import.meta.env.SSR && {
    forms: async () => (await import('../sign-in/staff/forms.ts')).staffForms,
  }),
  Component: StaffSteps,
};
