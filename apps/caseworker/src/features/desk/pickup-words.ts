import type { Pickup } from '@eksport/api'
import { formatTimestamp, today } from '@eksport/domain'
import type { Say } from '@eksport/portal/text/use-text.ts'
import { deskTexts as texts } from './desk.texts.ts'
import { notReadyTexts } from './not-ready.texts.ts'

/** When it was collected; without the date on the day shown. */
function whenCollected(instant: string, date: string | undefined): string {
  const [day = '', time = ''] = formatTimestamp(instant).split(/\s/)
  const clock = time.slice(0, 5)
  return today(instant) === date ? clock : `${day} ${clock}`
}

type HowFar = Pick<Pickup, 'state' | 'applicationStatus' | 'collectedTime'>

/** The state of a paper in words: ready, why not, or since when it is collected. */
export function pickupWords(say: Say, { state, applicationStatus, collectedTime = '' }: HowFar, date?: string): string {
  if (state === 'COLLECTED') return say(texts.collected, { time: whenCollected(collectedTime, date) })
  if (applicationStatus === 'UTSTEDT') return say(texts.ready)
  return say(texts.notReadyBecause, { why: say(notReadyTexts[applicationStatus]) })
}
