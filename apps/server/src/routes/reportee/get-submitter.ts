import { getSubmitter } from '@eksport/api'
import { findPerson } from '../../db/repositories/people.ts'
import { notFound } from '../../http/problem-error.ts'
import { route } from '../../http/route.ts'

export const getSubmitterRoute = route(getSubmitter, async ({ tx, session }) => {
  const person = await findPerson(tx, session.person.id)
  if (person === undefined) throw notFound()
  const { mail = null, mailUpdated: lastUpdated = null } = person
  return { body: { mail, lastUpdated, authenticationLevel: session.level } }
})
