import { createMatsReplacement } from '@eksport/api'
import { createMatsReplacement as create } from '../../acts/mats-replacement/create-mats-replacement.ts'
import { route } from '../../http/route.ts'
import { changed } from '../replacement/changed.ts'

export const createMatsReplacementRoute = route(createMatsReplacement, async ({ tx, deps, session, body, now }) => {
  const { application: draft, replacementInformation: answers } = body
  return changed(
    await create({
      tx,
      referenceData: deps.referenceData,
      applicant: session.organisation,
      person: session.person,
      draft,
      answers,
      now,
    }),
  )
})
