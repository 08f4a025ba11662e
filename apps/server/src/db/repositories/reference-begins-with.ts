import { between, or, type SQL, sql } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'

/** The largest possible reference number. */
const highest = 2 ** 31 - 1

/** [LST-05] Numbers that begin with these digits, as one range per length. */
export function referenceBeginsWith(digits: string): SQL {
  const stretches: (SQL | undefined)[] = []
  for (let [first, length] = [Number(digits), 1]; first > 0 && first <= highest; first *= 10, length *= 10) {
    stretches.push(between(table.referenceNumber, first, Math.min(first + length - 1, highest)))
  }
  return or(...stretches) ?? sql`false`
}
