export { faultsOf } from './validate-message.ts'
export { writeMessage } from './write-message.ts'
