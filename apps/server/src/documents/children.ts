import { pathToFileURL } from 'node:url'
import Tinypool from 'tinypool'
import { programFile } from '../program-files.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Drawing, DrawingTask, FormTask, Sheets } from './drawing.ts'

interface Limits {
  /** How many documents may wait; further ones are refused. */
  readonly queue: number
  /** The time limit of a drawing, after which its child process is killed. */
  readonly milliseconds: number
  /** A child is replaced after this many documents, because the engine never frees the text it has seen. */
  readonly documents: number
  /** Called when a child ends by itself. */
  readonly died: () => void
}

/** A pool of child processes, each drawing one document at a time. */
export interface Children {
  draw(task: DrawingTask): Promise<Drawing>
  drawSheets(task: DrawingTask): Promise<Sheets>
  drawForm(task: FormTask): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * [OPS-01] A child that does not answer, or died again after being replaced, counts as an unavailable dependency, so
 * that the caller may retry.
 */
function noDrawing(error: unknown): unknown {
  const isLate = error instanceof Error && error.name === 'AbortError'
  if (!isLate && !diedUnderWay(error)) return error
  return Object.assign(new Error('No drawing came', { cause: error }), { code: 'ETIMEDOUT' })
}

const diedUnderWay = (error: unknown) => error instanceof Error && error.message === 'Worker exited unexpectedly'

/** The first document starts a child. One that dies is replaced, and its document is drawn once more. */
export function startChildren({ queue, milliseconds, documents, died }: Limits): Children {
  let pool: Tinypool | undefined
  let drawn = 0
  let waiting = 0

  const started = () => {
    if (pool !== undefined) return pool
    pool = new Tinypool({
      runtime: 'child_process',
      filename: pathToFileURL(programFile('documents/engine')).href,
      minThreads: 1,
      maxThreads: 1,
      // No environment, because it contains the database address and the child needs none of it.
      env: {},
      // No flags of this process either: those of a supervisor would affect the children.
      execArgv: [],
      serialization: 'advanced',
    })
    // A child that dies between two documents has already been replaced.
    pool.on('error', died)
    return pool
  }

  async function run(name: 'draw' | 'drawSheets' | 'drawForm', task: DrawingTask | FormTask) {
    const once = () => started().run(task, { name, signal: AbortSignal.timeout(milliseconds) })
    if (waiting >= queue) throw new Refusal('OVERLOADED')
    waiting += 1
    // The library unrefs a starting child, so that the process could exit while it waits for it.
    const held = setTimeout(() => undefined, milliseconds)
    try {
      return await once().catch((error: unknown) => {
        if (!diedUnderWay(error)) throw error
        died()
        return once()
      })
    } catch (error) {
      throw noDrawing(error)
    } finally {
      clearTimeout(held)
      waiting -= 1
      drawn += 1
      if (drawn % documents === 0) await pool?.recycleWorkers()
    }
  }

  return {
    draw: (task) => run('draw', task),
    drawSheets: (task) => run('drawSheets', task),
    drawForm: (task) => run('drawForm', task),
    async close() {
      await pool?.destroy()
      pool = undefined
    },
  }
}
