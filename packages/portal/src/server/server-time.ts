/** How far this machine's clock is ahead of the server's, in milliseconds; a clock that somebody set may be hours off. */
let ahead = 0

/** Notes what the server's clock said as it answered. */
export function noteServerTime({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(serverTime)) ahead = Date.now() - serverTime
}

/** Milliseconds until a moment of the server's. */
export const untilServerTime = (instant: string): number => Date.parse(instant) + ahead - Date.now()
