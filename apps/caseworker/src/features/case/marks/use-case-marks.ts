import type { Application } from '@eksport/domain'
import { isUndecided } from '@eksport/portal/case/is-undecided.ts'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useEksport } from '@eksport/ui'
import { type DetailMark, type ShownLines, useFactPlaces } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { formerQuery } from '../former/former-query.ts'
import type { Assessment } from '../use-assessment.ts'
import { type CaseMark, findingMarks, markElementId, oddityMarks, placesOf } from './case-marks.ts'

/** The marks of a case, and navigation between their list and the answers they are about. */
export interface CaseMarks {
  readonly marks: readonly CaseMark[]
  /** Index of the mark last visited. */
  readonly at: number | undefined
  readonly goTo: (mark: CaseMark) => void
  /** Moves to the next or previous mark, wrapping around. */
  readonly step: (by: 1 | -1) => void
  /** Where a mark leads, in words: 'Lastested', 'Varelinjer'. */
  readonly placeOf: (mark: CaseMark) => string | undefined
  /** The marks on facts and lines; each links back to the list. */
  readonly shown: readonly DetailMark[]
  readonly shownLines: ShownLines
  readonly onShownLines: (kind: ShownLines) => void
}

interface Around {
  readonly application: Application
  readonly assessment: Pick<Assessment, 'violations'>
  /** Makes the list of marks visible. */
  readonly onBack: () => void
}

/** [CW-08] Findings and soft marks; N and P step through them. */
export function useCaseMarks({ application, assessment: { violations }, onBack }: Around): CaseMarks {
  const { locale } = useEksport()
  const places = useFactPlaces()
  const [shownLines, onShownLines] = useState<ShownLines>('all')
  const [key, setKey] = useState<string>()
  const { data: former } = useQuery({ ...formerQuery(application.referenceNumber), enabled: isUndecided(application) })
  const marks = useMemo(
    () => [...findingMarks(violations, locale), ...oddityMarks(application, locale, former)],
    [violations, application, locale, former],
  )
  const index = marks.findIndex((mark) => mark.key === key)
  const at = index === -1 ? undefined : index
  const goTo = (mark: CaseMark) => {
    flushSync(() => {
      setKey(mark.key)
      if (shownLines !== 'all' && shownLines !== mark.kind) onShownLines('all')
    })
    document.getElementById(markElementId(mark.key))?.scrollIntoView?.({ block: 'nearest' })
    places.goTo(placesOf(mark))
  }
  const step = (by: 1 | -1) => {
    const next = marks[((at ?? (by > 0 ? -1 : marks.length)) + by + marks.length) % marks.length]
    if (next !== undefined) goTo(next)
  }
  const back = (mark: CaseMark) => {
    flushSync(onBack)
    setKey(mark.key)
    const element = document.getElementById(markElementId(mark.key))
    element?.focus({ preventScroll: true })
    element?.scrollIntoView?.({ block: 'center' })
  }
  useSingleKeys((pressed) => {
    const by = ({ n: 1, p: -1 } as const)[pressed]
    if (by === undefined || marks.length === 0) return false
    step(by)
    return true
  })
  const shown = marks.map((mark) => ({ ...mark, id: mark.key, onPress: () => back(mark) }))
  return { marks, at, goTo, step, placeOf: (mark) => places.placeOf(placesOf(mark)), shown, shownLines, onShownLines }
}
