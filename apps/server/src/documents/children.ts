import Tinypool from 'tinypool'
import { Refusal } from '../refusals/refusal.ts'
import type { Drawing, DrawingTask, FormTask, Sheets } from './drawing.ts'

interface Limits {
  /** Documents that may wait; one more is refused. */
  readonly queue: number
  /** A drawing that takes longer has gone wrong: its child is ended. */
  readonly milliseconds: number
  /** After so many documents a child is replaced: the engine never gives back the text that it has seen. */
  readonly documents: number
  /** Is called for a child that ended by itself. */
  readonly died: () => void
}

/** A child process that draws, one document at a time. */
export interface Children {
  draw(task: DrawingTask): Promise<Drawing>
  drawSheets(task: DrawingTask): Promise<Sheets>
  drawForm(task: FormTask): Promise<Uint8Array>
  close(): Promise<void>
}

/** [OPS-01] A child that does not answer, or that has died with its successor, is a dependency that is away: whoever asks may ask again. */
function noDrawing(error: unknown): unknown {
  const isLate = error instanceof Error && error.name === 'AbortError'
  if (!isLate && !diedUnderWay(error)) return error
  return Object.assign(new Error('No drawing came', { cause: error }), { code: 'ETIMEDOUT' })
}

const diedUnderWay = (error: unknown) => error instanceof Error && error.message === 'Worker exited unexpectedly'

/** The first document starts the child; one that dies is replaced, and its document is drawn once more. */
export function startChildren({ queue, milliseconds, documents, died }: Limits): Children {
  let pool: Tinypool | undefined
  let drawn = 0
  let waiting = 0

  const started = () => {
    if (pool !== undefined) return pool
    pool = new Tinypool({
      runtime: 'child_process',
      filename: new URL('./engine.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: 1,
      // The child needs no part of this process's environment, which holds the way to the database.
      env: {},
      // Nor what this process was started with: a program that watches over a server would end its children.
      execArgv: [],
      serialization: 'advanced',
    })
    // A child that dies between two documents has been replaced already.
    pool.on('error', died)
    return pool
  }

  async function run(name: 'draw' | 'drawSheets' | 'drawForm', task: DrawingTask | FormTask) {
    const once = () => started().run(task, { name, signal: AbortSignal.timeout(milliseconds) })
    if (waiting >= queue) throw new Refusal('OVERLOADED')
    waiting += 1
    // The library lets go of a child that is only starting: a process that waits for nothing else would end here.
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
