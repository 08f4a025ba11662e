export { createFormTokens, type FormTokens } from './form-tokens.ts'
