export { MessageComposer, type MessageComposerProps, type MessageToSend } from './message-composer.js'
export { MessageThread, type MessageThreadProps } from './message-thread.js'
