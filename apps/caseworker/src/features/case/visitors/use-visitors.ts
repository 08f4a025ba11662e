import { leaveCase, type Visitor, visitCase } from '@eksport/api'
import { visitorsKey } from '@eksport/portal/live/use-live.ts'
import { api, clientOver } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds between reports; the server forgets a visitor that has been silent for a little more than twice as long. */
const reportMs = 20_000

/** `keepalive` lets the last request finish after the page is closed. */
const keepaliveApi = clientOver((input, init) => fetch(input, { ...init, keepalive: true }))

const beginVisit = () => ({ visit: crypto.randomUUID(), began: performance.now() })

/** [CW-06] Reports that this page has the case open, while it is visible, and returns the colleagues who have it open too. */
export function useVisitors(referenceNumber: number): readonly Visitor[] {
  const queries = useQueryClient()
  const [{ visit, began }] = useState(beginVisit)
  const { data = [] } = useQuery({
    queryKey: [...visitorsKey(['case'], referenceNumber), visit],
    refetchInterval: reportMs,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const seconds = Math.floor((performance.now() - began) / 1000)
      return api.call(visitCase, { params: { referenceNumber, visitId: visit }, query: { seconds }, signal })
    },
  })
  useEffect(() => {
    const queryKey = [...visitorsKey(['case'], referenceNumber), visit]
    const leave = () => {
      void queries.cancelQueries({ queryKey })
      // If the request fails, the server forgets this visitor after its timeout.
      keepaliveApi.call(leaveCase, { params: { referenceNumber, visitId: visit } }).catch((error: unknown) => {
        if (!isApiError(error)) throw error
      })
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queries.invalidateQueries({ queryKey })
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [queries, referenceNumber, visit])
  return data
}
