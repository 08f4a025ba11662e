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

/** Imports the ready rows as product lines, all at once; the other rows stay in the import. */
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
    // Safe to cast: the form's own checks have accepted each row as a line of this template.
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
    // The person stays with the remaining rows, and the result is reported at the top.
    if (rest.length > 0) window.scrollTo({ top: 0 })
    await flush()
    setBusy(false)
    if (rest.length === 0) onAllTaken()
  }
  // Shown while the reason still applies: rows may have become ready since the attempt.
  return { take, busy, refusal: isRefused ? reason : undefined }
}
