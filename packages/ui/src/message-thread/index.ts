export { MessageThread, type MessageThreadProps } from './message-thread.js'
