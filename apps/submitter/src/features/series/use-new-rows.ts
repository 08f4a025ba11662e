import { maxRowsAtOnce } from '@eksport/api'
import { cellText, type ImportColumn } from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import { formatDate } from '@eksport/forms'
import type { CheckContext } from '@eksport/portal/case/check-context.ts'
import { beginReview } from '@eksport/portal/rows/import-store.ts'
import type { SheetFile } from '@eksport/portal/sheet/sheet-file.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { type Proposing, withProposals } from './propose.ts'
import { seriesTexts as texts } from './series.texts.ts'
import { ownMapping, type ReadSeriesCell, readRows } from './series-rows.ts'
import type { useAddRows } from './use-series.ts'

interface NewRows {
  readonly columns: readonly ImportColumn[]
  readonly context: CheckContext
  readonly proposing: Proposing
  readonly add: ReturnType<typeof useAddRows>
}

const valuesOf = (cells: readonly ReadSeriesCell[]): SeriesValues =>
  Object.fromEntries(cells.flatMap(({ column, value }) => (value === undefined ? [] : [[column.id, value]])))

/** Shortens a cell's text for a message. */
const inShort = (text: string) => (text.length > 60 ? `${text.slice(0, 60)} …` : text)

/** Creates rows from a sheet, a recurring pattern or empty ones, and collects the messages about the result. */
export function useNewRows({ columns, context, proposing, add }: NewRows) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const [notes, setNotes] = useState<readonly string[]>([])
  const begin = (rows: readonly SeriesValues[], more: readonly string[] = []) => {
    if (rows.length > maxRowsAtOnce) return setNotes([say(texts.tooMany, { max: maxRowsAtOnce })])
    const proposed = rows.map((row) => withProposals(row, proposing))
    const pickups = proposed.flatMap(({ pickup }) => pickup ?? [])
    const moved = [...new Map(pickups.map((pickup) => [pickup.date, pickup])).values()].flatMap(
      ({ date, insteadOf }) =>
        insteadOf === undefined ? [] : [say(texts.moved, { day: formatDate(insteadOf), date: formatDate(date) })],
    )
    add.mutate(
      proposed.map(({ values }) => values),
      {
        onSuccess: ({ added: { length: n }, known }) =>
          setNotes([
            say(n === 1 ? texts.addedOne : texts.added, { n }),
            ...(known > 0 ? [say(texts.known, { n: known })] : []),
            ...(pickups.length > 0 ? [say(texts.proposed, { n: pickups.length })] : []),
            ...moved,
            ...more,
          ]),
      },
    )
  }
  /** @throws UnreadableFile if there are no rows to read. */
  const take = (file: SheetFile) => {
    const { source, mapping, headers, hasHeaders } = beginReview({ file, columns, organisationNumber })
    // Without headers, the cells are in the order of the series' columns.
    const reading = hasHeaders ? mapping : ownMapping(columns).slice(0, headers.length)
    const read = readRows({ columns, context, rows: source, mapping: reading })
    // For the columns in the sheet, an empty cell means no answer instead of the base's answer.
    const empty = Object.fromEntries(reading.flatMap((column) => (column ? [[column.column, null]] : [])))
    const unused = headers.flatMap((header, at) =>
      mapping[at] === undefined && cellText(header) !== '' ? [cellText(header)] : [],
    )
    const unread = read.flatMap((cells, index) =>
      cells.flatMap(({ column, unread: found }) =>
        found === undefined
          ? []
          : [say(texts.unreadCell, { row: index + 1, column: say(column.label), text: inShort(found.text) })],
      ),
    )
    begin(
      read.map((cells) => ({ ...empty, ...valuesOf(cells) })),
      [
        ...(unused.length > 0 ? [say(texts.unused, { names: unused.join(', ') })] : []),
        ...(unread.length > 0 ? [say(texts.unread, { cells: unread.join('; ') })] : []),
      ],
    )
  }
  return { begin, take, notes }
}
