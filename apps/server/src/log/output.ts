import { describeError } from './describe-error.ts'
import { lastingLines } from './lasting-lines.ts'

/** The most unread bytes to buffer, so that a stalled reader does not fill our memory. */
const maxWaiting = 8_000_000

type Output = Pick<NodeJS.WriteStream, 'write' | 'on' | 'writableLength'>

const complainOn = (errors: Output) => (error: unknown) => {
  const { code, message } = describeError(error)
  errors.write(`Loggen kan ikke skrives: ${code ?? message}\n`)
}

/**
 * Writes lines to an output of this process. Errors, such as a full disk or a closed pipe, are handled here, because an
 * unhandled error event would end the process.
 */
export function linesTo(output: Output, errors: Output): (line: string) => void {
  for (const stream of [output, errors]) stream.on('error', () => undefined)
  return lastingLines({
    write(text, done) {
      if (output.writableLength > maxWaiting) done(new Error('Nobody reads it'))
      else output.write(text, done)
    },
    complain: complainOn(errors),
  })
}

/** All output of our programs, for people and for the log. */
export const report = linesTo(process.stdout, process.stderr)

/** The same for pino, whose own stdout stream would throw in the code that logs. */
export const logOutput = { write: (line: string) => report(line.replace(/\n$/, '')) }
