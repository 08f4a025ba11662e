import { type ChangedFact, changedFacts, formatReference, onScreen } from '@eksport/domain'
import { relevantApplication } from '@eksport/domain/templates'
import { factLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'

/** What a replacement changes from the certificate it replaces. */
export interface ReplacementChanges {
  /** The original's reference number, formatted. */
  readonly reference: string
  readonly changes: readonly ChangedFact[]
}

/** The original could not be read, so the changes are unknown. */
export interface UnknownChanges extends Pick<ReplacementChanges, 'reference'> {
  readonly retry: () => void
}

/** A replacement is always collected at another time, so pickup does not count as a change. */
const isOfPickup = ({ pin }: ChangedFact) => pin.fact?.startsWith('certificateRetrieval.') ?? false

/**
 * [REP-01] The changes in a replacement of one of our certificates that is filled in step by step; `replaced` is undefined for any other
 * draft and until the original has loaded. A replacement filled in as a file is not compared here. If the original cannot be read,
 * `unknown` is set.
 */
export function useReplacementChanges(): {
  readonly replaced: ReplacementChanges | undefined
  readonly isWaiting: boolean
  readonly unknown: UnknownChanges | undefined
} {
  const { locale } = useEksport()
  const { organisationNumber } = useOrganisation()
  const { relevant } = useAnswers()
  const { application } = useStored()
  const { originalApplicationReference: number, applicationType, applicationFormat } = application
  const isCompared = number !== undefined && applicationFormat === 'STANDARD'
  const { data, isLoading, refetch } = useQuery({
    ...applicationQuery(organisationNumber, number ?? 0),
    enabled: isCompared,
  })
  const scope = { certificateTemplate: relevant.certificateTemplate, country: relevant.countryOfDestination }
  const { label } = useCodeLabels(factLists, scope)
  const replaced = useMemo(() => {
    if (data === undefined || number === undefined) return undefined
    // Compared as the form of a replacement: what it does not ask is not a change.
    const original = relevantApplication({ ...data.application, applicationType })
    const changes = changedFacts(original, relevant, onScreen({ label }, locale)).filter((one) => !isOfPickup(one))
    return { reference: formatReference(number), changes }
  }, [data, number, applicationType, relevant, label, locale])
  const isUnknown = isCompared && data === undefined && !isLoading
  const unknown = isUnknown ? { reference: formatReference(number), retry: () => void refetch() } : undefined
  return { replaced, isWaiting: isLoading, unknown }
}
