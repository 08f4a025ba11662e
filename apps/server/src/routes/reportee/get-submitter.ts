import { getSubmitter } from '@eksport/api'
import { findPerson } from '../../db/repositories/people.ts'
import { route } from '../../http/route.ts'
import { describeSubmitter } from './describe-submitter.ts'

export const getSubmitterRoute = route(getSubmitter, async ({ tx, session }) => ({
  body: describeSubmitter(await findPerson(tx, session.person.id), session),
}))
