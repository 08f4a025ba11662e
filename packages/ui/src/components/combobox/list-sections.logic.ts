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
