import type { FormAnswers } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import { useSearch } from '@tanstack/react-router'
import { createContext, useContext, useMemo, useState } from 'react'

/** What the summary remembers while one of its answers is changed on another page. */
export interface SummaryVisit {
  /** The page that was last opened from the summary. */
  readonly from: StepId | undefined
  /** The answers as the summary first showed them, before any of those changes. */
  readonly before: FormAnswers | undefined
  /** Records that a page is opened from the summary, which shows these answers. */
  readonly leaveFor: (step: StepId, answers: FormAnswers) => void
}

const nowhere: SummaryVisit = { from: undefined, before: undefined, leaveFor: () => undefined }

export const SummaryVisitContext = createContext<SummaryVisit>(nowhere)

/** State that lives as long as the form's layout. */
export function useSummaryVisitState(): SummaryVisit {
  const [visit, setVisit] = useState<Pick<SummaryVisit, 'from' | 'before'>>(nowhere)
  return useMemo(
    () => ({
      ...visit,
      leaveFor: (from, answers) => setVisit(({ before }) => ({ from, before: before ?? answers })),
    }),
    [visit],
  )
}

/** Works only inside the form's layout. */
export const useSummaryVisit = (): SummaryVisit => useContext(SummaryVisitContext)

/** Search parameter of a page that was opened from the summary and leads back to it. */
export interface ReturnSearch {
  readonly retur?: 'oppsummering'
}

/** Reads that parameter; anything else means no return. */
export const readReturn = ({ retur }: { readonly retur?: unknown }): ReturnSearch =>
  retur === 'oppsummering' ? { retur } : {}

/** [EXP-07] Whether the page was opened from the summary to change one answer and come back. */
export function useReturnsToSummary(): boolean {
  return readReturn(useSearch({ strict: false })).retur !== undefined
}
