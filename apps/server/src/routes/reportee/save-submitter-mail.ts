import { saveSubmitterMail } from '@eksport/api'
import { findPerson, saveMail } from '../../db/repositories/people.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { describeSubmitter } from './describe-submitter.ts'

/** [AUT-06] Level 2 may do everything in applications, and nothing with the profile. */
const minLevel = 3

export const saveSubmitterMailRoute = route(saveSubmitterMail, async ({ tx, session, body: { mail }, now }) => {
  if (session.level < minLevel) throw new Refusal('LEVEL_TOO_LOW')
  await saveMail(tx, session.person.id, mail, now)
  return { body: describeSubmitter(await findPerson(tx, session.person.id), session) }
})
