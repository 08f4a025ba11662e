/** Writes a text, now or later, and calls back with an error if that failed. */
export type WriteText = (text: string, done: (error?: unknown) => void) => void

interface Lines {
  readonly write: WriteText
  /** Called once for a series of lost lines. */
  readonly complain: (error: unknown) => void
}

/** In the format of our log, so that the same tools read it; 40 is a warning. */
const lostLines = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines before this one could not be written' })}\n`

/**
 * [SEC-23] Writes lines to an output that may be full or unread. A line that cannot be written is dropped without
 * blocking or failing; when there is room again, a line says how many are missing.
 */
export function lastingLines({ write, complain }: Lines): (line: string) => void {
  let lost = 0
  let hasComplained = false
  return (line) => {
    const missing = lost
    lost = 0
    // A part of the last line before the loss may have been written.
    const text = missing > 0 ? `\n${lostLines(missing)}${line}\n` : `${line}\n`
    const done = (error?: unknown) => {
      if (error === undefined || error === null) {
        hasComplained = false
        return
      }
      lost += missing + 1
      if (!hasComplained) complain(error)
      hasComplained = true
    }
    try {
      write(text, done)
    } catch (error) {
      done(error)
    }
  }
}
