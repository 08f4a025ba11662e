import { validateApplication } from '@eksport/api'
import { answersSeenBy, askRegisters } from '../../drafting/ask-registers.ts'
import { assessStored } from '../../drafting/rule-check.ts'
import { preparedRoute } from '../../http/route.ts'

export const validateApplicationRoute = preparedRoute(
  validateApplication,
  ({ deps, body }) => askRegisters(deps, body),
  async ({ deps, session, body, now }, answers) => ({
    body: assessStored(deps.referenceData, body, answersSeenBy(session, answers), now),
  }),
  { audited: false },
)
