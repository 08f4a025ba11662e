/** A row with its index in the whole list. */
interface Placed<Row> {
  readonly row: Row
  readonly index: number
}

/** Consecutive rows under one heading, or without one. */
export interface ListSection<Row> {
  readonly title: string | undefined
  readonly rows: readonly Placed<Row>[]
}

/** Splits a list where the heading changes; rows keep their index in the whole list. */
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
