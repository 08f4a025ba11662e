export { faultsOf } from './validate-message.ts'
export { type Message, writeMessage } from './write-message.ts'
