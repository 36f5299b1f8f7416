export { FormStatus, formStates, type FormState, type FormStatusProps } from './form-status.tsx';
