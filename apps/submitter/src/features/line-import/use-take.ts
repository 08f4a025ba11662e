import { headerKey, type ImportColumn, type ProductLine } from '@eksport/domain'
import { localize, today } from '@eksport/forms'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useAnswers, useSaving, useStored } from '../../draft/draft-context.ts'
import { openQuestions } from './asked-columns.ts'
import type { GridRow } from './grid-types.ts'
import { importTexts as texts } from './import.texts.ts'
import { keepImport, type Review } from './import-store.ts'
import { constantsToKeep } from './kept-constants.ts'
import { mappingKey } from './remembered-mapping.ts'
import { useTooManyLines } from './too-many-lines.tsx'

/** How a file is read, and what was answered for all its lines: remembered in this browser for files with columns of the same names. */
export function useRememberedMapping({ headers }: Review, columns: readonly ImportColumn[]) {
  const { organisationNumber } = useOrganisation()
  const [, remember] = useBrowserValue(mappingKey(organisationNumber, headerKey(headers)))
  const now = useNow()
  return {
    remember: ({ hasHeaders, mapping, questions, words, constants, file }: Review) => {
      if (!hasHeaders) return
      const none = questions.flatMap(({ column, isNone }) => (isNone ? [column] : []))
      const kept = { mapping, none, words, constants: constantsToKeep(columns, mapping, constants) }
      remember(JSON.stringify({ ...kept, file: file.name, day: today(now) }))
    },
    forget: () => remember(''),
  }
}

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
  const { flush } = useSaving()
  const { remember } = useRememberedMapping(review, columns)
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
