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

/** Milliseconds without changes before the certificate is drawn again. */
const restMs = 100
/** Milliseconds that a drawing stays cached. */
const keptMs = 60_000

interface Sheets {
  readonly organisationNumber: string
  readonly referenceNumber: number
  readonly draft: ReturnType<typeof requestOf>
  /** Hashes of the uploaded forms; the certificate contains what they say. */
  readonly files: readonly string[]
  /** Language of the text on the page that is not part of the certificate. */
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

/** [CRT-08] The certificate for the current answers, drawn when typing pauses. An outdated request is aborted. */
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
