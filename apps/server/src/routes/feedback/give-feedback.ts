import { giveFeedback } from '@eksport/api'
import { insertFeedback } from '../../db/repositories/feedback.ts'
import { route } from '../../http/route.ts'

export const giveFeedbackRoute = route(giveFeedback, async ({ tx, session, body, now }) => {
  const { organisationNumber, name } = session.organisation
  const comment = body.comment ? body.comment : null
  await insertFeedback(tx, { rating: body.rating, comment, organisationNumber, organisationName: name, createdAt: now })
  return { body: undefined, audit: { rating: body.rating } }
})
