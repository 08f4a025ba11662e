import { type CertificateSheets, drawCertificate } from '@eksport/api'
import { buildRequest, hasRequiredFields } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useEksport } from '@eksport/ui'
import type { CertificatePaneState } from '@eksport/ui/certificate'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useDraft } from '../draft/draft-context.ts'

/** Milliseconds of rest before the certificate is drawn anew. */
const restMs = 300
const secondsKept = 60_000
const retryMs = 2500

/** The server is asked again: it has a queue, or the net is gone. */
const passes = (error: unknown) => isApiError(error, 0, 503)

interface Sheets {
  readonly organisationNumber: string
  readonly referenceNumber: number
  readonly draft: ReturnType<typeof buildRequest> | undefined
  /** The words over the page that are not of the certificate come in it. */
  readonly locale: string
}

const sheetsQuery = ({ organisationNumber, referenceNumber, draft, locale }: Sheets) =>
  queryOptions({
    queryKey: ['certificate-sheets', organisationNumber, referenceNumber, locale, draft ?? null],
    staleTime: secondsKept,
    gcTime: secondsKept,
    structuralSharing: false,
    retry: (_, error) => passes(error),
    retryDelay: retryMs,
    queryFn:
      draft === undefined
        ? skipToken
        : ({ signal }) => api.call(drawCertificate, { query: { referenceNumber }, body: draft, signal }),
  })

/** A value when it has rested; the first one at once. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

interface LiveCertificate {
  readonly drawing: CertificateSheets | undefined
  readonly state: CertificatePaneState
  readonly retry: () => void
}

/** [CRT-08] The certificate of what is on the screen, drawn when typing rests. A drawing that is overtaken is given up. */
export function useLiveCertificate(): LiveCertificate {
  const { relevant, application } = useDraft()
  const { organisationNumber } = useOrganisation()
  const { locale } = useEksport()
  const { referenceNumber } = application
  const rested = useRested(relevant)
  const draft = useMemo(() => (hasRequiredFields(rested) ? buildRequest(rested) : undefined), [rested])
  const query = useQuery(sheetsQuery({ organisationNumber, referenceNumber, draft, locale }))
  const [last, setLast] = useState(query.data)
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const drawing = query.data ?? last

  const state = ((): CertificatePaneState => {
    if (draft === undefined) return 'waiting'
    if (query.fetchStatus === 'paused' || isApiError(query.failureReason, 0)) return 'offline'
    if (isApiError(query.failureReason, 503)) return 'busy'
    if (query.isError) return 'failed'
    return query.isFetching || rested !== relevant ? 'drawing' : 'drawn'
  })()
  return { drawing: draft === undefined ? undefined : drawing, state, retry: () => void query.refetch() }
}
