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

/** Each row is read once for each way to read it; a corrected one anew. */
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

/** The fields with no column that one answer is given for, as a section of its own; required where `isNeeded` by a line. */
function constantSection(
  sections: readonly Section[],
  paths: ReadonlySet<string>,
  isNeeded: (field: Field) => boolean,
): Section {
  const fields = sections
    .flatMap((section) => Object.entries(section.fields))
    .filter(([path]) => paths.has(path))
    // Whether a line asks for it, its own answers say; here one answer is given for those that do.
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
  /** What lines ask of the application; the same object as long as that is the same. */
  readonly root: Answers
  /** A list could not be fetched. */
  readonly isError: boolean
}

export type ImportLines = ReturnType<typeof useImportLines>

/** The rows of a sheet as lines, what is wrong with them, and what must be said of all of them. */
export function useImportLines({ review, sections, surroundings, root, isError }: ImportLinesOptions) {
  const { rows, source, mapping, constants, words } = review
  const { now, given, codeLists } = surroundings
  // Without its list every word of a column would be an unknown one.
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
    // [THM-05] By the lines: the answers that all share do not say what fish they are.
    const isNeeded = (field: Field) =>
      read.some(({ line }) => holds(field.when, line, root) && isRequired(field, line, root))
    // What a column may say is asked of the columns first.
    const isOpen = (path: string) => open.some(({ column }) => `${column}.`.startsWith(`${path}.`))
    return constantSection(sections, new Set([...asked, ...given].filter((path) => !isOpen(path))), isNeeded)
  }, [settings, read, sections, constants, mapping, root, open])
  const counted = useMemo(() => countWords(read), [read])
  return { reader, lines, section, words: counted, surroundings, isComing }
}
