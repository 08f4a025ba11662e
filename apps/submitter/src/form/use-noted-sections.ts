import type { Section } from '@eksport/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { stopReasonsQuery } from '#src/lib/stops/stop-reasons-query.ts'
import { useAnswers } from '../draft/draft-context.ts'
import { withStopNotes } from './stop-notes.ts'

/** [EXP-14] The sections of a page, or of a line of goods, with what this template was most often stopped for. */
export function useNotedSections(sections: readonly Section[], start?: string): readonly Section[] {
  const { certificateTemplate } = useAnswers().answers
  const queries = useQueryClient()
  // As it is known when the page comes: help that came later would move the fields under a hand.
  const [known] = useState(() => queries.getQueryData(stopReasonsQuery.queryKey))
  return useMemo(() => {
    const reasons = known?.templates.find(({ code }) => code === certificateTemplate)?.reasons
    return reasons === undefined ? sections : withStopNotes(sections, reasons, start)
  }, [sections, known, certificateTemplate, start])
}
