import { type CertificateSheets, drawCertificate } from '@eksport/api'
import { drawingState, untilDrawn } from '@eksport/portal/certificate/drawing-state.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useEksport } from '@eksport/ui'
import type { CertificatePaneState } from '@eksport/ui/certificate'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useAnswers, useStored } from '../draft-context.ts'
import { useRested } from '../use-rested.ts'
import { hashOfRequest, requestOf } from './draft-request.ts'

/** Milliseconds of rest before the certificate is drawn anew. */
const restMs = 100
/** Milliseconds that a drawing is kept. */
const keptMs = 60_000

interface Sheets {
  readonly organisationNumber: string
  readonly referenceNumber: number
  readonly draft: ReturnType<typeof requestOf>
  /** Hashes of the files that were filled in: the certificate says what they say. */
  readonly files: readonly string[]
  /** The words over the page that are not of the certificate come in it. */
  readonly locale: string
}

const sheetsQuery = ({ organisationNumber, referenceNumber, draft, files, locale }: Sheets) =>
  queryOptions({
    queryKey: ['certificate-sheets', organisationNumber, referenceNumber, locale, draft ?? null, files],
    queryKeyHashFn: hashOfRequest,
    staleTime: keptMs,
    gcTime: keptMs,
    structuralSharing: false,
    ...untilDrawn,
    queryFn:
      draft === undefined
        ? skipToken
        : ({ signal }) => api.call(drawCertificate, { query: { referenceNumber }, body: draft, signal }),
  })

interface LiveCertificate {
  readonly drawing: CertificateSheets | undefined
  readonly state: CertificatePaneState
  readonly retry: () => void
}

/** [CRT-08] The certificate of what is on the screen, drawn when typing rests. A drawing that is overtaken is given up. */
export function useLiveCertificate(): LiveCertificate {
  const { relevant } = useAnswers()
  const { application } = useStored()
  const { organisationNumber } = useOrganisation()
  const { locale } = useEksport()
  const { referenceNumber } = application
  const rested = useRested(relevant, restMs)
  const draft = requestOf(rested)
  const files = (application.filledForms ?? []).map(({ sha256 }) => sha256)
  const query = useQuery(sheetsQuery({ organisationNumber, referenceNumber, draft, files, locale }))
  const [last, setLast] = useState(query.data)
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const drawing = query.data ?? last
  const state = drawingState(query)
  const retry = () => void query.refetch()
  if (draft === undefined) return { drawing: undefined, state: 'waiting', retry }
  return { drawing, state: state === 'drawn' && rested !== relevant ? 'drawing' : state, retry }
}
