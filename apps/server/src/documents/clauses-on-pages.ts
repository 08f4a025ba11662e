import type { BoxOnPage } from './drawing.ts'

/** Where a clause begins, as the layout tells it; what follows the last one is without a number. */
export interface ClauseBeginning {
  readonly no?: string
  readonly applies?: boolean
  readonly page: number
  readonly x: number
  readonly y: number
  readonly w: number
}

/** Above the foot of a page, in points: a clause at the end of it reaches no further. */
const foot = 800

/** The places of clauses: each ends where the next one begins, or at the foot of its page. */
export function clausesOnPages(beginnings: readonly ClauseBeginning[]): BoxOnPage[] {
  return beginnings.flatMap(({ no, applies, page, x, y, w }, index): BoxOnPage[] => {
    if (no === undefined) return []
    const next = beginnings[index + 1]
    const end = next?.page === page ? next.y : foot
    return [{ no, page, x, y, w, h: Math.max(0, end - y), state: applies ? 'filled' : 'empty' }]
  })
}
