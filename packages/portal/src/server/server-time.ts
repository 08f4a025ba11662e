import { seenHeader } from '@eksport/api'

/** How far this machine's clock is ahead of the server's, in milliseconds; a clock that somebody set may be hours off. */
let ahead = 0

/** Notes what the server's clock said as it answered. */
export function noteServerTime({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(serverTime)) ahead = Date.now() - serverTime
}

/** Milliseconds until a moment of the server's. */
export const untilServerTime = (instant: string): number => Date.parse(instant) + ahead - Date.now()

let minSeen: number | undefined

/** [ACT-12] Notes how far an answer has seen. */
export function noteSeen({ headers }: Response): void {
  const seen = Number(headers.get(seenHeader) ?? Number.NaN)
  if (Number.isSafeInteger(seen)) minSeen = Math.min(minSeen ?? seen, seen)
}

/** How far every answer of this page has seen; undefined where none of them says it. */
export const seenByPage = (): number | undefined => minSeen
