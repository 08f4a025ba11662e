import type { Application, Delivery, HistoryEntry } from '@eksport/domain'

const approvalEvents: ReadonlySet<string> = new Set(['approve', 'undo-approval', 'approval-lapsed'])

/** [CW-12] The signer's refusal that returned the case; undefined once it has been approved again. */
export function sentBackBy(history: readonly HistoryEntry[]): HistoryEntry | undefined {
  const last = history.findLast(({ event }) => event === 'reject-signing' || event === 'approve')
  return last?.event === 'reject-signing' ? last : undefined
}

/** [CW-10] [CW-12] The approval that lapsed; undefined once the case has been approved again or the approval was undone. */
export function lapsedApproval(history: readonly HistoryEntry[]): HistoryEntry | undefined {
  const last = history.findLast(({ event }) => approvalEvents.has(event))
  return last?.event === 'approval-lapsed' ? last : undefined
}

/** A delivery that its receiver refused, and the exporter's answer since. */
export interface RefusedDelivery {
  readonly delivery: Delivery
  /** The exporter's answer to the questions about it. */
  readonly answer?: HistoryEntry | undefined
}

const answerEvents: ReadonlySet<string> = new Set(['send', 'resend'])

/**
 * [CW-12] The refused delivery of the certificate, if it is the newest message (`deliveries` come newest first). After the certificate is
 * withdrawn because of it, the case is assessed with the receiver's words, which the message has kept.
 */
export function refusedDelivery(
  application: Pick<Application, 'applicationStatus'>,
  [delivery]: readonly Delivery[],
  history: readonly HistoryEntry[],
): RefusedDelivery | undefined {
  if (delivery?.status !== 'issued') return undefined
  if (delivery.state === 'REFUSED') return { delivery }
  const { state, words, answeredAt = '' } = delivery
  if (state !== 'STOPPED' || words === undefined || application.applicationStatus !== 'UNDER_VURDERING')
    return undefined
  const answer = history.findLast(
    ({ event, time }) => answerEvents.has(event) && Date.parse(time) > Date.parse(answeredAt),
  )
  return { delivery, answer }
}
