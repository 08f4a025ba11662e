'use client'
import { useState } from 'react'

/** One row with its place in the whole list. */
interface Placed<Row> {
  readonly row: Row
  readonly index: number
}

/** Rows in a line that stand under one heading, or under none. */
export interface ListSection<Row> {
  readonly title: string | undefined
  readonly rows: readonly Placed<Row>[]
}

/** Cuts a list where the heading changes; a row keeps its place in the whole. */
export function listSections<Row extends { readonly section?: string }>(
  all: readonly Row[],
): readonly ListSection<Row>[] {
  const sections: { title: string | undefined; rows: Placed<Row>[] }[] = []
  all.forEach((row, index) => {
    const last = sections.at(-1)
    if (last !== undefined && last.title === row.section) last.rows.push({ row, index })
    else sections.push({ title: row.section, rows: [{ row, index }] })
  })
  return sections
}

/** So many rows are drawn at once, four times what is in sight; more come when the list is scrolled or walked. */
const portion = 30

/** The first rows of a list and those up to the marked one. Another list, as every key typed gives, begins anew. */
export function useDrawnRows<Row>(rows: readonly Row[], active: number) {
  const [asked, setAsked] = useState({ rows, count: portion })
  const count = Math.max(asked.rows === rows ? asked.count : portion, active + portion / 2)
  return { drawn: rows.slice(0, count), more: () => count < rows.length && setAsked({ rows, count: count + portion }) }
}
