export { ErrorBox, type ErrorBoxFailure, type ErrorBoxProps, failureOf } from './error-box.js'
