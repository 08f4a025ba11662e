import { describeError } from './describe-error.ts'
import { lastingLines } from './lasting-lines.ts'

/** Of what waits to be read; a reader that has stopped must not fill our memory. In bytes. */
const maxWaiting = 8_000_000

type Output = Pick<NodeJS.WriteStream, 'write' | 'on' | 'writableLength'>

const complainOn = (errors: Output) => (error: unknown) => {
  const { code, message } = describeError(error)
  errors.write(`Loggen kan ikke skrives: ${code ?? message}\n`)
}

/**
 * Lines to an output of this process. An error of an output is an event, which ends a process where nobody listens: a full disk that
 * the log goes to, or a reader that has gone.
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

/** For people and for the log: everything that a program of ours says. */
export const report = linesTo(process.stdout, process.stderr)

/** The same for pino, whose own way to standard output throws at whoever logs. */
export const logOutput = { write: (line: string) => report(line.replace(/\n$/, '')) }
