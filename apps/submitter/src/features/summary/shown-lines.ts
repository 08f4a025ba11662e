const firstLines = 7

/** Which lines the folded table shows, counted from zero: those with something to see, and at least the first seven. */
export function shownLines(count: number, toSee: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => index < firstLines || toSee.has(index))
}
