/** [MSG-01] Characters of one message. Apart from the message's schema: who only counts loads no validation. */
export const maxMessageLength = 500
