import type { LocalizedText } from '@eksport/forms'

/**
 * [CRT-14] The state of a message: to be sent, received but not answered yet, accepted, refused, or no longer to be sent because
 * its certificate ended before its receiver had it.
 */
export const deliveryStates = ['WAITING', 'ANSWER_AWAITED', 'DELIVERED', 'REFUSED', 'STOPPED'] as const
/** [CRT-14] The state of a message to an authority. */
export type DeliveryState = (typeof deliveryStates)[number]

/** Short labels of the states, for lists. */
export const deliveryStateWords: Readonly<Record<DeliveryState, LocalizedText>> = {
  WAITING: { nb: 'Venter', nn: 'Ventar', en: 'Waiting' },
  ANSWER_AWAITED: { nb: 'Sendt', nn: 'Sendt', en: 'Sent' },
  DELIVERED: { nb: 'Levert', nn: 'Levert', en: 'Delivered' },
  REFUSED: { nb: 'Avvist', nn: 'Avvist', en: 'Refused' },
  STOPPED: { nb: 'Stoppet', nn: 'Stoppa', en: 'Stopped' },
}
