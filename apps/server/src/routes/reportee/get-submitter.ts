import { getSubmitter } from '@eksport/api'
import { findPerson } from '../../db/repositories/people.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusal.ts'

export const getSubmitterRoute = route(getSubmitter, async ({ tx, session }) => {
  const person = await findPerson(tx, session.person.id)
  if (person === undefined) throw new Refusal('NOT_FOUND')
  const { mail = null, mailUpdated: lastUpdated = null } = person
  return { body: { mail, lastUpdated, authenticationLevel: session.level } }
})
