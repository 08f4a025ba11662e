/** Writes a text, at once or later; is told with an error where it could not be written. */
export type WriteText = (text: string, done: (error?: unknown) => void) => void

interface Lines {
  readonly write: WriteText
  /** Told once, from the first line that is lost until one is written again. */
  readonly complain: (error: unknown) => void
}

/** As a line of our log is, so that whoever reads the others reads it as well; 40 is a warning. */
const lostLines = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines before this one could not be written' })}\n`

/**
 * [SEC-23] Writes lines to where there may be no room for them, or nobody who reads: one that cannot be written ends nothing and is
 * waited for by nobody. As soon as there is room the lines say how many are missing.
 */
export function lastingLines({ write, complain }: Lines): (line: string) => void {
  let lost = 0
  let hasComplained = false
  return (line) => {
    const missing = lost
    lost = 0
    // Of the last line before them a part may have found room.
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
