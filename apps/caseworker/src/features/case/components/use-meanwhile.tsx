import type { Application, HistoryEntry } from '@eksport/domain'
import { HistoryList } from '@eksport/ui/certificate'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { caseHistoryQuery } from '../api/case-queries.ts'

/** [SEC-04] [ACT-12] Who has done what in a case, and when, since its dialog was opened. */
export function useMeanwhile(application: Application): ReactNode {
  const { referenceNumber, version } = application
  const queries = useQueryClient()
  // A copy of the history at opening, because the query of that version is refetched after a change too.
  const [before] = useState(() => queries.getQueryData(caseHistoryQuery(referenceNumber, version).queryKey) ?? [])
  return <DoneSince application={application} before={before} />
}

interface DoneSinceProps {
  readonly application: Application
  readonly before: readonly HistoryEntry[]
}

function DoneSince({ application: { referenceNumber, version }, before }: DoneSinceProps) {
  const { data: now = [] } = useQuery(caseHistoryQuery(referenceNumber, version))
  const known = new Set(before.map(({ id }) => id))
  const entries = now.filter(({ id }) => !known.has(id))
  return entries.length > 0 && <HistoryList entries={entries} initialCount={2} />
}
