import type { FormAnswers } from '@eksport/domain'
import type { StepTarget } from '@eksport/domain/templates'
import { getAt, type Issue } from '@eksport/forms'
import type { SaveState } from '@eksport/portal/journal/save-queue.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useCallback, useMemo, useState } from 'react'
import { useAnswers, useDraftNotices } from './draft-context.ts'
import { fieldPlace } from './field-place.ts'
import { useTemplate } from './template-context.ts'

/** What the form knows of the answers that the server refused. */
export interface Refusing {
  /** The refused answers that have not been changed since. */
  readonly refused: readonly Issue[]
  readonly noteRefusal: (error: unknown) => void
}

const none: readonly Issue[] = []
const saysSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const issuesOf = (error: unknown): readonly Issue[] => (isApiError(error) ? error.issues : none)

/** [EXP-01] Keeps what the server refused to save or submit until each answer changes, on whatever page that happens. */
export function useRefusing(answers: FormAnswers, save: SaveState): Refusing {
  const [known, setKnown] = useState({ issues: none, answers })
  const [heard, setHeard] = useState(save)
  if (heard !== save) {
    setHeard(save)
    const issues = save.status === 'failed' ? issuesOf(save.error) : none
    if (issues.length > 0) setKnown({ issues, answers })
  }
  const refused = useMemo(
    () => known.issues.filter(({ path }) => saysSame(getAt({ ...known.answers }, path), getAt({ ...answers }, path))),
    [known, answers],
  )
  const noteRefusal = useCallback((error: unknown) => setKnown({ issues: issuesOf(error), answers }), [answers])
  return { refused, noteRefusal }
}

/** The refused answers of one page, with paths relative to it. */
export function useRefusedAt({ step, line }: StepTarget): readonly Issue[] {
  const { refused } = useDraftNotices()
  const { relevant } = useAnswers()
  const template = useTemplate()
  return useMemo(() => {
    // A stable value while there are none, because forty lines may call this hook.
    if (refused.length === 0) return none
    return refused.flatMap(({ path, ...issue }) => {
      const place = fieldPlace(template, relevant, [path])
      if (place?.step !== step || place.line !== line) return []
      return [{ ...issue, path: line === undefined ? path : path.replace(/^\w+\.\d+\./, '') }]
    })
  }, [refused, relevant, template, step, line])
}
