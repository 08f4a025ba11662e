import { getCase, type Handling, handleCase } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A case in the version that the officer has seen. */
export interface Target {
  readonly referenceNumber: number
  readonly version: number
}

export interface RunItem extends Target {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'skipped'
  /** Why it failed. */
  readonly error?: Error
  /** The case after the act. */
  readonly after?: Application
  readonly doneAt?: string
}

interface CaseRunSteps {
  readonly handling: Handling | ((target: Target) => Handling)
  /** What must succeed before the act of a case is asked for. */
  readonly prepare?: (target: Target) => Promise<unknown>
  /** Cases have changed, and the lists of them are on their way. */
  readonly onChanged?: () => void
}

export interface CaseRun {
  readonly items: readonly RunItem[]
  readonly isRunning: boolean
  /** Where it stopped. */
  readonly failed: RunItem | undefined
  /** Begins with these cases; what was run before is forgotten. */
  readonly start: (targets: readonly Target[]) => void
  /** Tries the one that failed again, and goes on from there. */
  readonly goOn: () => void
  /** Leaves the one that failed as it is, and goes on after it. */
  readonly skip: () => void
  /** Ends after the case that is under way. */
  readonly stop: () => void
  /** Takes a case out that was dealt with otherwise. */
  readonly remove: (referenceNumber: number) => void
}

/** The version that a case has come to; undefined where it cannot be asked for, and the act is refused once more. */
async function versionNow(referenceNumber: number): Promise<Pick<Target, 'version'> | undefined> {
  try {
    const { application } = await api.call(getCase, { params: { referenceNumber } })
    return { version: application.version }
  } catch (error) {
    if (isApiError(error)) return undefined
    throw error
  }
}

/** What an answer of the server is final for: this body is not asked for again under its key. */
const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500

/** The acts of a run: what was lost on the way is asked for again under the same key. */
function useActs({ handling, prepare }: CaseRunSteps) {
  const keys = useRef(new Map<number, string>())
  return async (target: Target): Promise<Application> => {
    await prepare?.(target)
    const { referenceNumber, version } = target
    const idempotencyKey = keys.current.get(referenceNumber) ?? crypto.randomUUID()
    keys.current.set(referenceNumber, idempotencyKey)
    const forget = () => keys.current.delete(referenceNumber)
    try {
      const params = { referenceNumber }
      const body = typeof handling === 'function' ? handling(target) : handling
      const after = await api.call(handleCase, { params, body, ifMatch: version, idempotencyKey })
      forget()
      return after
    } catch (error) {
      if (isRefusal(error)) forget()
      throw error
    }
  }
}

/** The cases of a run, of which the newest are known between two draws of the page as well. */
function useItems() {
  const [items, setItems] = useState<readonly RunItem[]>([])
  const newest = useRef(items)
  const write = (change: (before: readonly RunItem[]) => readonly RunItem[]) => {
    newest.current = change(newest.current)
    setItems(newest.current)
  }
  return {
    items,
    write,
    nextWaiting: () => newest.current.find(({ state }) => state === 'waiting'),
    settle: ({ referenceNumber }: Target, outcome: Partial<RunItem>) =>
      write((before) =>
        before.map((item) => (item.referenceNumber === referenceNumber ? { ...item, ...outcome } : item)),
      ),
  }
}

/**
 * [CW-11] One act in many cases: the act of each, one after the other. It stops at the first that fails and keeps what is done. Whoever
 * leaves the page ends it after the case that is under way.
 */
export function useCaseRun(steps: CaseRunSteps): CaseRun {
  const queries = useQueryClient()
  const { items, write, nextWaiting, settle } = useItems()
  const [isRunning, setIsRunning] = useState(false)
  const isStopped = useRef(false)
  const carryOut = useActs(steps)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  /** Whether it went well. */
  const tryOne = async (target: RunItem): Promise<boolean> => {
    const { referenceNumber } = target
    settle(target, { state: 'running' })
    try {
      const after = await carryOut(target)
      settle(target, { state: 'done', after, doneAt: new Date().toISOString() })
      void queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
      return true
    } catch (error) {
      // What is tried again is the case as it stands, which its page beside the list shows.
      const current = isApiError(error, 403, 409, 412) ? await versionNow(referenceNumber) : undefined
      const reason = error instanceof Error ? error : new Error(String(error))
      settle(target, { state: 'failed', error: reason, ...current })
      return false
    }
  }
  const run = async () => {
    isStopped.current = false
    setIsRunning(true)
    for (let next = nextWaiting(); next !== undefined && (await tryOne(next)); next = nextWaiting())
      if (isStopped.current) break
    setIsRunning(false)
    const read = queries.invalidateQueries({ queryKey: ['cases'] })
    steps.onChanged?.()
    await read
  }
  const failed = items.find(({ state }) => state === 'failed')
  const goOnWith = (state: 'waiting' | 'skipped') => () => {
    if (failed) settle(failed, { state })
    void run()
  }
  return {
    items,
    isRunning,
    failed,
    start: (targets) => {
      write(() => targets.map(({ referenceNumber, version }) => ({ referenceNumber, version, state: 'waiting' })))
      void run()
    },
    goOn: goOnWith('waiting'),
    skip: goOnWith('skipped'),
    stop,
    remove: (referenceNumber) => write((before) => before.filter((item) => item.referenceNumber !== referenceNumber)),
  }
}
