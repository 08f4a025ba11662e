import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { lastingLines } from './lasting-lines.ts'
import { linesTo } from './output.ts'

const noRoom = Object.assign(new Error('write'), { code: 'ENOSPC' })

/** Like the output of a process: a failed write emits an event, and the next write is still tried. */
function anOutput() {
  const written: string[] = []
  const disk = { isFull: false }
  const output = new Writable({
    autoDestroy: false,
    decodeStrings: false,
    write(text, _, done) {
      if (!disk.isFull) written.push(String(text))
      done(disk.isFull ? noRoom : null)
    },
  })
  return { output: output as unknown as NodeJS.WriteStream, written, disk }
}

describe('[SEC-23] the log of a program', () => {
  it('ends nothing where it cannot be written, and says afterwards how many lines are missing', () => {
    const written: string[] = []
    const complaints: unknown[] = []
    let isFull = false
    const write = lastingLines({
      write(text, done) {
        if (isFull) throw noRoom
        written.push(text)
        done()
      },
      complain: (error) => complaints.push(error),
    })
    write('one')
    isFull = true
    write('two')
    write('three')
    expect(complaints).toEqual([noRoom])
    isFull = false
    write('four')
    expect(written).toEqual(['one\n', expect.stringMatching(/^\n\{.*"lost":2,.*\}\nfour\n$/)])
    isFull = true
    write('five')
    expect(complaints).toHaveLength(2)
  })

  it('counts each lost line once, also those whose fate is known late', () => {
    const fates: ((error?: unknown) => void)[] = []
    const texts: string[] = []
    const write = lastingLines({
      write(text, done) {
        texts.push(text)
        fates.push(done)
      },
      complain: () => undefined,
    })
    write('one')
    write('two')
    fates[0]?.(noRoom)
    write('three')
    fates[1]?.(noRoom)
    fates[2]?.(noRoom)
    write('four')
    expect(texts.at(-1)).toContain('"lost":3')
    fates[3]?.()
    write('five')
    expect(texts.at(-1)).toBe('five\n')
  })

  it('goes to an output that fails, and to one that nobody reads, without an error at whoever logs', async () => {
    const { output, written, disk } = anOutput()
    const errors = anOutput()
    const write = linesTo(output, errors.output)
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => write(line.trimEnd()) })
    log.info('one')
    disk.isFull = true
    log.info('two')
    await new Promise(setImmediate)
    expect(errors.written).toEqual(['Loggen kan ikke skrives: ENOSPC\n'])
    errors.disk.isFull = true
    output.emit('error', noRoom)
    errors.output.emit('error', noRoom)
    expect(written).toEqual(['{"level":30,"msg":"one"}\n'])
  })
})
