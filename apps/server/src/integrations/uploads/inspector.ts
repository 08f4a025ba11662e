import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FileKindName } from '@eksport/domain'
import { parseCleaned } from './cleaned.ts'
import { type FormReading, parseReading } from './form-reading.ts'
import type { Cleaned } from './verdict.ts'

export interface Inspector {
  /** Reads a file as the kind it says it is, and answers it without what does something. Whatever the file does, there is an answer. */
  clean(kind: FileKindName, content: Uint8Array): Promise<Cleaned>
  /** [CRT-11] Reads a document as a form that was filled in. */
  readForm(content: Uint8Array): Promise<FormReading>
  /** How many pages a document has that was found readable; none where it could not be counted. */
  countPages(content: Uint8Array): Promise<number>
}

export interface InspectorLimits {
  /** Until a child that has not answered is ended; milliseconds. */
  readonly milliseconds: number
  /** Of JavaScript objects; the decoder of pictures is held by the number of pixels. */
  readonly megabytes: number
}

const usual: InspectorLimits = { milliseconds: 20_000, megabytes: 256 }
/** Two cores, and both portals are to be answered as well. */
const atOnce = 2

const script = fileURLToPath(new URL('./inspect-process.ts', import.meta.url))

/** What is asked of a child: whether a file is what it says it is, what was filled in, or how many pages there are. */
type Task = FileKindName | 'form' | 'pages'

function runChild(kind: Task, content: Uint8Array, limits: InspectorLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${limits.megabytes}`, script, kind], {
      // Nothing of ours is in its reach: neither the address of the database nor a secret.
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limits.milliseconds,
      killSignal: 'SIGKILL',
    })
    const output: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.once('error', reject)
    child.once('close', () => resolve(Buffer.concat(output)))
    // A child that has ended does not read; that it ended is what counts.
    child.stdin.once('error', () => undefined)
    child.stdin.end(content)
  })
}

/** [SEC-16] Parses what strangers send in a process of its own, which may run out of time and memory by itself. */
export function createInspector(limits: InspectorLimits = usual): Inspector {
  let free = atOnce
  const waiting: (() => void)[] = []

  /** [OPS-02] Waits as long as one inspection may take: whoever has no turn by then comes again. */
  async function turn(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push(resolve)
    const late = setTimeout(() => {
      waiting.splice(waiting.indexOf(resolve), 1)
      reject(Object.assign(new Error('No turn at the inspector'), { code: 'ETIMEDOUT' }))
    }, limits.milliseconds)
    await promise.finally(() => clearTimeout(late))
  }

  /** Who waits gets the turn itself: nobody can come between. */
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
