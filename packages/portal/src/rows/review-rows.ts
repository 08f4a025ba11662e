import type { ReadLine } from '@eksport/domain'
import type { GridRow } from './grid/grid-types.ts'
import type { Review } from './import-store.ts'

const nothingRead: ReadLine = { line: {}, cells: {}, findings: [] }

/** The rows that are left, each beside the line that it becomes. */
export const reviewRows = ({ rows, numbers }: Review, lines: readonly ReadLine[]): readonly GridRow[] =>
  rows.map((row, index) => ({
    ...row,
    shown: numbers?.[row.number - 1] ?? row.number,
    line: lines[index] ?? nothingRead,
  }))

/** A row that can be taken as it stands. */
export const isReady = ({ line }: GridRow): boolean => line.findings.length === 0
