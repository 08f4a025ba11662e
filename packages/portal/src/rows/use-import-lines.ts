import {
  countWords,
  type ImportSettings,
  type LineReader,
  lineReader,
  officeZone,
  type ReadLine,
  type SheetRow,
  unfilledFields,
} from '@eksport/domain'
import { type Answers, type Field, getAt, holds, isRequired, type Section } from '@eksport/forms'
import type { FormSurroundings } from '@eksport/ui'
import { useMemo } from 'react'
import { codeListsOf } from '../code-lists/code-lists-of.ts'
import { openQuestions } from './asked-columns.ts'
import type { Review } from './import-store.ts'
import { useUnknownNumbers } from './use-unknown-numbers.ts'

/** Caches the line of each row for one reading; a corrected row is read again. */
function remembering(read: LineReader['read']) {
  const known = new WeakMap<SheetRow, ReadLine>()
  return (row: SheetRow, written?: readonly number[]) => {
    const line = known.get(row) ?? read(row, written)
    known.set(row, line)
    return line
  }
}

const activeCodes = (lists: FormSurroundings['codeLists']) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, entries]) => [
      name,
      new Set(entries.filter(({ active }) => active).map(({ code }) => code)),
    ]),
  )

/** A section with the fields that no column fills in and that get one answer for all lines; required if `isNeeded` by a line. */
function constantSection(
  sections: readonly Section[],
  paths: ReadonlySet<string>,
  isNeeded: (field: Field) => boolean,
): Section {
  const fields = sections
    .flatMap((section) => Object.entries(section.fields))
    .filter(([path]) => paths.has(path))
    // A line's own answers decide whether it asks for the field; here one answer is given for all lines that do.
    .map(([path, field]) => {
      const { when: _when, clears: _clears, ...asked } = field
      return [path, isNeeded(field) ? { ...asked, required: true } : asked] as const
    })
  return { id: 'import-constants', fields: Object.fromEntries(fields) as Section['fields'] } // fields of the form itself
}

const hasAnswer = (answers: Answers, path: string) => getAt(answers, path) !== undefined

interface ImportLinesOptions {
  readonly review: Review
  readonly sections: readonly Section[]
  readonly surroundings: FormSurroundings & { readonly given: object }
  /** What lines look up in the application; the same object as long as it is unchanged. */
  readonly root: Answers
  /** Whether a list could not be fetched. */
  readonly isError: boolean
}

export type ImportLines = ReturnType<typeof useImportLines>

/** The rows of a sheet as lines, their findings, and the questions for all of them. */
export function useImportLines({ review, sections, surroundings, root, isError }: ImportLinesOptions) {
  const { rows, source, mapping, constants, words } = review
  const { now, given, codeLists } = surroundings
  // Without its list, every word of a column would be unknown.
  const isComing = !isError && codeListsOf(sections).some((name) => codeLists[name] === undefined)
  const codes = useMemo(() => activeCodes(codeLists), [codeLists])
  const settings = useMemo(
    (): ImportSettings => ({
      sections,
      mapping,
      constants,
      words,
      codeLists,
      context: { now, timeZone: officeZone, given, codes },
      root,
    }),
    [sections, mapping, constants, words, codeLists, now, given, codes, root],
  )
  const reader = useMemo(() => {
    const made = lineReader(settings, source)
    return { ...made, read: remembering(made.read) }
  }, [settings, source])
  const read = useMemo(() => rows.map(({ cells, written }) => reader.read(cells, written)), [rows, reader])
  const lines = useUnknownNumbers(reader.columns, read)
  const open = useMemo(() => openQuestions(review), [review])
  const section = useMemo(() => {
    const asked = unfilledFields(settings, read)
    const given = sections
      .flatMap(({ fields }) => Object.keys(fields))
      .filter((path) => hasAnswer(constants, path) && !mapping.some((reading) => reading?.column.startsWith(path)))
    // [THM-05] Decided by the lines, because the answers for all lines do not state the species.
    const isNeeded = (field: Field) =>
      read.some(({ line }) => holds(field.when, line, root) && isRequired(field, line, root))
    // A field that a column may fill in is first asked as a question about columns.
    const isOpen = (path: string) => open.some(({ column }) => `${column}.`.startsWith(`${path}.`))
    return constantSection(sections, new Set([...asked, ...given].filter((path) => !isOpen(path))), isNeeded)
  }, [settings, read, sections, constants, mapping, root, open])
  const counted = useMemo(() => countWords(read), [read])
  return { reader, lines, section, words: counted, surroundings, isComing }
}
