/** How far this machine's clock is ahead of the server's, in milliseconds; a clock that somebody set may be hours off. */
let ahead = 0

/** Notes what the server's clock said as it answered. */
export function noteServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isFinite(said)) ahead = Date.now() - said
}

/** Milliseconds until a moment of the server's. */
export const untilServerTime = (instant: string): number => Date.parse(instant) + ahead - Date.now()
