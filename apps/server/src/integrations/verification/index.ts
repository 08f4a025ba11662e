export { createVerification, qrOf, type VerificationAddresses } from './verification.ts'
