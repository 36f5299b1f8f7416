export { FormStatus, type FormStatusProps } from './form-status.tsx';
export { formStates, type FormState } from './variants.ts';
