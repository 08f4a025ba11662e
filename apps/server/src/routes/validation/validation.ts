import { validateApplication, validateReplacement } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
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

type Answers = ApplicationDraft & { readonly originalApplicationReference?: number | undefined }

const asReplacement = ({ originalApplicationReference: original, ...body }: Answers) => ({
  ...body,
  ...(original === undefined ? {} : { originalApplicationReference: original }),
  applicationType: 'ERSTATNINGSSERTIFIKAT' as const,
})

export const validateReplacementRoute = preparedRoute(
  validateReplacement,
  ({ deps, body }) => askRegisters(deps, asReplacement(body)),
  async ({ deps, session, body, now }, answers) => ({
    body: assessStored(deps.referenceData, asReplacement(body), answersSeenBy(session, answers), now),
  }),
  { audited: false },
)
