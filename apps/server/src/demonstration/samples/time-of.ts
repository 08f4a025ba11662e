import type { ApplicationDocument } from '../../db/application-document.ts'
import type { LifeEvent } from './life-of.ts'

const hour = 3_600_000

/** When each event of a life happened, twenty minutes times its pace apart: around the times that the sample names, in order, and never later than now. */
export function timesOf(document: ApplicationDocument, life: readonly LifeEvent[], now: Date, pace = 1): Date[] {
  const latest = now.getTime()
  const named = new Map<string, string | undefined>([
    ['send', document.submittedDateTime],
    ['issue', document.issuedDateTime],
  ])
  const sent = Math.min(
    latest - 6 * hour,
    Date.parse(document.submittedDateTime ?? new Date(latest - 20 * hour).toISOString()),
  )
  const issuedAt =
    document.issuedDateTime === undefined ? undefined : Math.min(Date.parse(document.issuedDateTime), latest)
  let previous = sent - 3 * hour
  return life.map(({ event }) => {
    const wanted = named.get(event)
    const step =
      event === 'create'
        ? previous
        : Math.max(previous + (pace * hour) / 3, wanted === undefined ? 0 : Date.parse(wanted))
    // What comes before the issue stays before it, also where the sample leaves little time.
    const limit =
      issuedAt !== undefined && ['take', 'approve', 'sign', 'print'].includes(event) ? issuedAt - 1000 : latest
    previous = Math.min(step, limit)
    return new Date(previous)
  })
}
