import { spawn } from 'node:child_process'
import type { FileKindName } from '@eksport/domain'
import { programFile } from '../../program-files.ts'
import { parseCleaned } from './cleaned.ts'
import { type FormReading, parseReading } from './form-reading.ts'
import type { Cleaned } from './verdict.ts'

export interface Inspector {
  /**
   * Parses a file as the given kind, and returns it without active parts. Never rejects because of the file. Like the other two,
   * it throws an error with the code `ETIMEDOUT` if the inspection did not finish in time.
   */
  clean(kind: FileKindName, content: Uint8Array): Promise<Cleaned>
  /** [CRT-11] Reads the values of a filled-in form. */
  readForm(content: Uint8Array): Promise<FormReading>
  /** The number of pages of a readable document; 0 if they cannot be counted. */
  countPages(content: Uint8Array): Promise<number>
}

export interface InspectorLimits {
  /** Milliseconds after which an unresponsive child is killed. */
  readonly milliseconds: number
  /** Megabytes of its JavaScript heap; the picture decoder is limited by pixels instead. */
  readonly megabytes: number
}

const usual: InspectorLimits = { milliseconds: 20_000, megabytes: 256 }
/** Leaves capacity on two cores for serving both portals. */
const atOnce = 2

const script = programFile('integrations/uploads/inspect-process')

/** The task of a child: clean a file of a kind, read a form, or count pages. */
type Task = FileKindName | 'form' | 'pages'

const late = (message: string) => Object.assign(new Error(message), { code: 'ETIMEDOUT' })

function runChild(kind: Task, content: Uint8Array, limits: InspectorLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${limits.megabytes}`, script, kind], {
      // No environment, so that it can reach neither the database nor a secret.
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limits.milliseconds,
      killSignal: 'SIGKILL',
    })
    const output: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.once('error', reject)
    child.once('close', (_, signal) => {
      if (signal === 'SIGKILL') reject(late('The inspection was not finished'))
      else resolve(Buffer.concat(output))
    })
    // A child that has ended cannot read its input; its exit is what counts.
    child.stdin.once('error', () => undefined)
    child.stdin.end(content)
  })
}

/** [SEC-16] Parses untrusted files in child processes with their own time and memory limits. */
export function createInspector(limits: InspectorLimits = usual): Inspector {
  let free = atOnce
  const waiting: (() => void)[] = []

  /** [OPS-02] Waits for a turn as long as one inspection may take; then the caller must try again. */
  async function turn(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push(resolve)
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(resolve), 1)
      reject(late('No turn at the inspector'))
    }, limits.milliseconds)
    await promise.finally(() => clearTimeout(patience))
  }

  /** Hands the turn to the next waiter directly, so that a new caller cannot take it in between. */
  function handOn(): void {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  async function run(kind: Task, content: Uint8Array): Promise<Buffer> {
    await turn()
    try {
      return await runChild(kind, content, limits)
    } finally {
      handOn()
    }
  }

  return {
    clean: async (kind, content) => parseCleaned(await run(kind, content)),
    readForm: async (content) => parseReading(String(await run('form', content))),
    countPages: async (content) => Number(await run('pages', content)),
  }
}
