import type { ApplicationRow } from '@eksport/domain'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { caseSheetsQuery } from '#src/lib/case-sheets.ts'
import { type CaseRun, type Target, useCaseRun } from '#src/lib/many/use-case-run.ts'
import { NotDrawn, shownRows } from './signing-queue.ts'

/** The server's queue of drawings may be full for a moment; the signer does not wait for more retries than this. */
const maxRetries = 2

/** The run of signatures: a certificate is only signed if its current version was rendered. */
function useSignatures() {
  const queries = useQueryClient()
  const draw = async ({ referenceNumber, version }: Target) => {
    const sheets = caseSheetsQuery(referenceNumber, version)
    try {
      await queries.fetchQuery({ ...sheets, networkMode: 'always', retry: maxRetries })
    } catch (cause) {
      throw new NotDrawn('The certificate was not drawn', { cause })
    }
  }
  return useCaseRun({ handling: { action: 'sign' }, prepare: draw })
}

/** The case shown: the one being signed, otherwise the signer's choice, otherwise the one that failed. */
const lookedAt = ({ items, failed }: CaseRun, chosen: number | undefined) =>
  items.find(({ state }) => state === 'running')?.referenceNumber ?? chosen ?? failed?.referenceNumber

/** State of working through the queue: the case shown, the ticked cases, and the run. */
export function useSigning(queue: readonly ApplicationRow[]) {
  const run = useSignatures()
  const [inRun, setInRun] = useState<readonly ApplicationRow[]>([])
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<number>()
  const rows = shownRows(inRun, queue)
  const itemOf = (row: ApplicationRow) => run.items.find((item) => item.referenceNumber === row.referenceNumber)
  /** The case in the version seen; after somebody else changed it, the version that the run has fetched. */
  const targetOf = (row: ApplicationRow): Target => itemOf(row) ?? row
  const open = rows.filter((row) => itemOf(row)?.state !== 'done')
  const looked = rows.find((row) => row.referenceNumber === lookedAt(run, chosen)) ?? open[0]
  const marked = open.filter((row) => ticked.has(row.referenceNumber))
  const isBusy = run.isRunning || run.failed !== undefined
  const toSign = marked.length > 0 ? marked : open.filter((row) => row === looked)
  return {
    ...{ run, rows, open, looked, marked, toSign, isBusy, itemOf, targetOf },
    show: ({ referenceNumber }: ApplicationRow) => setChosen(referenceNumber),
    tick: ({ referenceNumber }: ApplicationRow) =>
      setTicked((before) => before.symmetricDifference(new Set([referenceNumber]))),
    tickAll: (isTicked: boolean) =>
      setTicked(new Set(isTicked ? open.map(({ referenceNumber }) => referenceNumber) : [])),
    sign: () => {
      if (isBusy || toSign.length === 0) return
      setInRun(toSign)
      setTicked(new Set())
      setChosen(undefined)
      run.start(toSign.map(targetOf))
    },
    /** Removes a case that was handled in another way. */
    leave: ({ referenceNumber }: Target) => {
      setInRun((before) => before.filter((row) => row.referenceNumber !== referenceNumber))
      run.remove(referenceNumber)
    },
  }
}

export type Signing = ReturnType<typeof useSigning>

/** [CW-05] J and K move through the queue, X ticks, S signs, and Esc stops the run after the current case. */
export function useSigningKeys(signing: Signing, onMove: (row: ApplicationRow) => void): void {
  const { rows, looked, run } = signing
  const move = (step: number) => {
    const next = rows[(looked === undefined ? -1 : rows.indexOf(looked)) + step]
    if (next !== undefined) onMove(next)
    return next !== undefined
  }
  useSingleKeys((key) => {
    if (key === 'j' || key === 'k') return move(key === 'j' ? 1 : -1)
    if (key === 'x' && looked && !signing.isBusy) signing.tick(looked)
    else if (key === 's') signing.sign()
    else if (key === 'escape') {
      run.stop()
      signing.tickAll(false)
    } else return false
    return true
  })
}
