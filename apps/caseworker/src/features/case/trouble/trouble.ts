import type { Application, Delivery, HistoryEntry } from '@eksport/domain'

const approvalEvents: ReadonlySet<string> = new Set(['approve', 'undo-approval', 'approval-lapsed'])

/** [CW-12] The signer's refusal that a case came back with; nothing once it has been approved again. */
export function sentBackBy(history: readonly HistoryEntry[]): HistoryEntry | undefined {
  const last = history.findLast(({ event }) => event === 'reject-signing' || event === 'approve')
  return last?.event === 'reject-signing' ? last : undefined
}

/** [CW-10] [CW-12] The approval that came to nothing; nothing once the case has been approved again, or that was undone. */
export function lapsedApproval(history: readonly HistoryEntry[]): HistoryEntry | undefined {
  const last = history.findLast(({ event }) => approvalEvents.has(event))
  return last?.event === 'approval-lapsed' ? last : undefined
}

/** What its receiver refused, and what the exporter has answered since. */
export interface RefusedDelivery {
  readonly delivery: Delivery
  /** The exporter's answer to what they were asked of it. */
  readonly answer?: HistoryEntry | undefined
}

const answerEvents: ReadonlySet<string> = new Set(['send', 'resend'])

/**
 * [CW-12] The certificate that its receiver refused, while it is the newest message (`deliveries` come newest first). Withdrawn for it, the
 * case is assessed with the same words, which the message has kept.
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
