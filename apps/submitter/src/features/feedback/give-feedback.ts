import { giveFeedback } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import type { Feedback } from '@eksport/ui'

/** The same words sent again after a lost answer are one feedback. */
let last: { readonly of: string; readonly key: string } | undefined

/** [FBK-01] */
export async function sendFeedback({ rating, comment }: Feedback, { signal }: { signal: AbortSignal }): Promise<void> {
  const of = `${rating} ${comment}`
  if (last?.of !== of) last = { of, key: crypto.randomUUID() }
  const body = { rating, ...(comment === '' ? {} : { comment }) }
  await api.call(giveFeedback, { body, signal, idempotencyKey: last.key })
  last = undefined
}
