/** [MSG-01] Most characters in one message. Separate from the message's schema, so that a counter does not load validation. */
export const maxMessageLength = 500
