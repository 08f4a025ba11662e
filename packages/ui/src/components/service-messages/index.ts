export { ServiceMessages, type ServiceMessagesProps } from './service-messages.js'
export type { ServiceMessage } from './service-messages.logic.js'
