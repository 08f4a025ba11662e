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

/** [EXP-12] The receiver's remarks on the draft, and on the certificate that it replaces, as known when the page opened. */
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

/** Adds the receivers' remarks as notes at the fields; nobody proposes product lines. */
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
 * [EXP-14] [EXP-12] The sections of a page or product line, with notes on what this template was most often stopped for and on what the
 * receiver proposes.
 */
export function useNotedSections(sections: readonly Section[], start?: string): readonly Section[] {
  const { certificateTemplate } = useAnswers().answers
  const queries = useQueryClient()
  const withRemarks = useKnownRemarks()
  // Fixed when the page opens: notes that arrived later would move the fields while somebody uses them.
  const [known] = useState(() => queries.getQueryData(stopReasonsQuery.queryKey))
  return useMemo(() => {
    const reasons = known?.templates.find(({ code }) => code === certificateTemplate)?.reasons
    const noted = reasons === undefined ? sections : withStopNotes(sections, reasons, start)
    return start === undefined ? withRemarks(noted) : noted
  }, [sections, known, certificateTemplate, start, withRemarks])
}
