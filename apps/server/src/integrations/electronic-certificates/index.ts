export { withStatus } from './message-status.ts'
export { readAcknowledgement } from './read-acknowledgement.ts'
export { faultsOf } from './validate-message.ts'
export { type Message, writeMessage } from './write-message.ts'
