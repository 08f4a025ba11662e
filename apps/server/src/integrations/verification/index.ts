export { createVerification, type VerificationAddresses } from './verification.ts'
