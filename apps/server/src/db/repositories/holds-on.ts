import type { PlainDate } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { delegations } from '../schema/people.ts'

/** [SEC-08] Delegations that hold on a day. */
export const holdsOn = (day: PlainDate) =>
  sql`${delegations.validFrom} <= ${day} and (${delegations.validTo} is null or ${delegations.validTo} >= ${day})`
