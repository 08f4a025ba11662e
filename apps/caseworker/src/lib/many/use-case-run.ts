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
  /** The case after the action. */
  readonly after?: Application
  readonly doneAt?: string
}

interface CaseRunSteps {
  readonly handling: Handling | ((target: Target) => Handling)
  /** Must succeed before the action on a case is requested. */
  readonly prepare?: (target: Target) => Promise<unknown>
  /** Called when cases have changed and their lists are being refetched. */
  readonly onChanged?: () => void
}

export interface CaseRun {
  readonly items: readonly RunItem[]
  readonly isRunning: boolean
  /** The case at which the run stopped. */
  readonly failed: RunItem | undefined
  /** Starts a run with these cases, replacing the previous run. */
  readonly start: (targets: readonly Target[]) => void
  /** Retries the failed case, and continues from there. */
  readonly goOn: () => void
  /** Skips the failed case, and continues after it. */
  readonly skip: () => void
  /** Stops after the current case. */
  readonly stop: () => void
  /** Removes a case that was handled in another way. */
  readonly remove: (referenceNumber: number) => void
}

/** The current version of a case; undefined if it cannot be fetched, in which case the action will be refused again. */
async function versionNow(referenceNumber: number): Promise<Pick<Target, 'version'> | undefined> {
  try {
    const { application } = await api.call(getCase, { params: { referenceNumber } })
    return { version: application.version }
  } catch (error) {
    if (isApiError(error)) return undefined
    throw error
  }
}

/** Whether the server's answer is final, so that this body is not retried under its key. */
const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500

/** The actions of a run; after a lost response a request is repeated with the same key. */
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

/** The cases of a run, with a ref that gives the latest ones between renders. */
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
 * [CW-11] Carries out one action on many cases, one after another. It stops at the first failure and keeps what is done. Leaving the page
 * stops it after the current case.
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
  /** Resolves to whether it succeeded. */
  const tryOne = async (target: RunItem): Promise<boolean> => {
    const { referenceNumber } = target
    settle(target, { state: 'running' })
    try {
      const after = await carryOut(target)
      settle(target, { state: 'done', after, doneAt: new Date().toISOString() })
      void queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
      return true
    } catch (error) {
      // A retry uses the current version of the case, which the officer sees beside the list.
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
