import type { LocalizedText } from '@eksport/forms'

/**
 * [CRT-14] How far a message is: to be sent, taken in and not answered yet, accepted, refused, or no longer to be sent,
 * because its certificate ended before its receiver had it.
 */
export const deliveryStates = ['WAITING', 'ANSWER_AWAITED', 'DELIVERED', 'REFUSED', 'STOPPED'] as const
/** [CRT-14] How far a message to an authority is. */
export type DeliveryState = (typeof deliveryStates)[number]

/** What each is called in a list, where a sentence has no room. */
export const deliveryStateWords: Readonly<Record<DeliveryState, LocalizedText>> = {
  WAITING: { nb: 'Venter', nn: 'Ventar', en: 'Waiting' },
  ANSWER_AWAITED: { nb: 'Sendt', nn: 'Sendt', en: 'Sent' },
  DELIVERED: { nb: 'Levert', nn: 'Levert', en: 'Delivered' },
  REFUSED: { nb: 'Avvist', nn: 'Avvist', en: 'Refused' },
  STOPPED: { nb: 'Stoppet', nn: 'Stoppa', en: 'Stopped' },
}
