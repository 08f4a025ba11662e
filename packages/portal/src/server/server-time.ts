import { seenHeader } from '@eksport/api'

/** How far this machine's clock is ahead of the server's, in milliseconds; a misconfigured clock may be hours off. */
let ahead = 0

/** Records the server's time from a response. */
export function noteServerTime({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(serverTime)) ahead = Date.now() - serverTime
}

/** Milliseconds until a moment in the server's time. */
export const untilServerTime = (instant: string): number => Date.parse(instant) + ahead - Date.now()

let minSeen: number | undefined

/** [ACT-12] Records how current an answer is. */
export function noteSeen({ headers }: Response): void {
  const seen = Number(headers.get(seenHeader) ?? Number.NaN)
  if (Number.isSafeInteger(seen)) minSeen = Math.min(minSeen ?? seen, seen)
}

/** How current the oldest answer on this page is; undefined where no answer states it. */
export const seenByPage = (): number | undefined => minSeen
