export { OtpField, type OtpFieldProps } from './otp-field.tsx';
export { readOtp } from './read-otp.ts';
