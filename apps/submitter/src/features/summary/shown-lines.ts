const firstLines = 7

/** Indexes, from zero, of the lines in the collapsed table: those with findings, and at least the first seven. */
export function shownLines(count: number, toSee: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => index < firstLines || toSee.has(index))
}
