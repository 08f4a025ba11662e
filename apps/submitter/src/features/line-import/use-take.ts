import type { ImportColumn, ProductLine } from '@eksport/domain'
import { localize } from '@eksport/forms'
import { openQuestions } from '@eksport/portal/rows/asked-columns.ts'
import type { GridRow } from '@eksport/portal/rows/grid/grid-types.ts'
import { importTexts as texts } from '@eksport/portal/rows/import.texts.ts'
import { keepImport, type Review } from '@eksport/portal/rows/import-store.ts'
import { useRememberedMapping } from '@eksport/portal/rows/use-remembered-mapping.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useActs, useAnswers, useStored } from '../../draft/draft-context.ts'
import { useTooManyLines } from './too-many-lines.tsx'

interface Taking {
  readonly review: Review
  readonly columns: readonly ImportColumn[]
  readonly ready: readonly GridRow[]
  readonly onAllTaken: () => void
}

/** Takes the rows that are ready as lines of the application, all at once; those that are not stay. */
export function useTake({ review, columns, ready, onAllTaken }: Taking) {
  const say = useText()
  const { application } = useStored()
  const { answers, change } = useAnswers()
  const { flush } = useActs()
  const { remember } = useRememberedMapping(useOrganisation().organisationNumber, review, columns)
  const tooMany = useTooManyLines(ready.length)
  const [isRefused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const { locale } = useEksport()
  const asked = columns.find(({ id }) => openQuestions(review).some(({ column }) => column === id))
  const reason = asked
    ? say(texts.answerColumn, { field: localize(asked.label, locale) })
    : ready.length === 0
      ? say(texts.noneReady)
      : tooMany?.isRefused
        ? tooMany.words
        : undefined
  const take = async () => {
    const before = answers.productLines ?? []
    setRefused(reason !== undefined)
    if (reason !== undefined) return
    setBusy(true)
    // The form's own checks have passed each of them, as the lines of this template.
    const taken = ready.map(({ line, number }) => {
      return { number, line: { ...line.line, id: crypto.randomUUID() } as ProductLine }
    })
    const numbers = new Set(ready.map(({ number }) => number))
    const rest = review.rows.filter(({ number }) => !numbers.has(number))
    change({ ...answers, productLines: [...before, ...taken.map(({ line }) => line)] })
    remember(review)
    keepImport(application.referenceNumber, {
      taken: { lines: taken, left: rest.length, revision: application.revision, from: review },
      review: rest.length === 0 ? undefined : { ...review, rows: rest },
    })
    // Who stays with the rest stands at the button; what was taken is told at the top.
    if (rest.length > 0) window.scrollTo({ top: 0 })
    await flush()
    setBusy(false)
    if (rest.length === 0) onAllTaken()
  }
  // Told for as long as it holds: rows that have become ready since are no longer none.
  return { take, busy, refusal: isRefused ? reason : undefined }
}
