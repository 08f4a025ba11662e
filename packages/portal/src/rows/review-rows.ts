import type { ReadLine } from '@eksport/domain'
import type { GridRow } from './grid/grid-types.ts'
import type { Review } from './import-store.ts'

const nothingRead: ReadLine = { line: {}, cells: {}, findings: [] }

/** The remaining rows, each with the line that it becomes. */
export const reviewRows = ({ rows, numbers }: Review, lines: readonly ReadLine[]): readonly GridRow[] =>
  rows.map((row, index) => ({
    ...row,
    shown: numbers?.[row.number - 1] ?? row.number,
    line: lines[index] ?? nothingRead,
  }))

/** Whether a row can be imported as it is. */
export const isReady = ({ line }: GridRow): boolean => line.findings.length === 0
