import type { Sharing } from '@eksport/api'
import type { Section } from '@eksport/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sharingQuery } from '#src/lib/application/sharing-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { stopReasonsQuery } from '#src/lib/stops/stop-reasons-query.ts'
import { useAnswers, useStored } from '../draft/draft-context.ts'
import { withRemarkNotes } from './remark-notes.ts'
import { withStopNotes } from './stop-notes.ts'

/** [EXP-12] What the receiver of the goods said of the draft, and of the certificate that it replaces, as it was known when the page came. */
export function useKnownSharings(): readonly Sharing[] {
  const { organisationNumber } = useOrganisation()
  const { referenceNumber, originalApplicationReference: original } = useStored().application
  const queries = useQueryClient()
  const sharingOf = (reference: number) => queries.getQueryData(sharingQuery(organisationNumber, reference).queryKey)
  const [known] = useState(() =>
    [original, referenceNumber].flatMap((one) => (one === undefined ? [] : (sharingOf(one) ?? []))),
  )
  return known
}

/** Their remarks as notes at the fields; nobody proposes lines of goods. */
function useKnownRemarks(): (sections: readonly Section[]) => readonly Section[] {
  const sharings = useKnownSharings()
  const { answers } = useAnswers()
  const [known] = useState(
    () => (sections: readonly Section[]) =>
      sharings.reduce((noted, sharing) => withRemarkNotes(noted, sharing, { ...answers }), sections),
  )
  return known
}

/**
 * [EXP-14] [EXP-12] The sections of a page, or of a line of goods, with what this template was most often stopped for and what the
 * receiver proposes.
 */
export function useNotedSections(sections: readonly Section[], start?: string): readonly Section[] {
  const { certificateTemplate } = useAnswers().answers
  const queries = useQueryClient()
  const withRemarks = useKnownRemarks()
  // As it is known when the page comes: help that came later would move the fields under a hand.
  const [known] = useState(() => queries.getQueryData(stopReasonsQuery.queryKey))
  return useMemo(() => {
    const reasons = known?.templates.find(({ code }) => code === certificateTemplate)?.reasons
    const noted = reasons === undefined ? sections : withStopNotes(sections, reasons, start)
    return start === undefined ? withRemarks(noted) : noted
  }, [sections, known, certificateTemplate, start, withRemarks])
}
