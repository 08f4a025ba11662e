import { validateReplacement } from '@eksport/api'
import { checkStored } from '../../application/rule-check.ts'
import { route } from '../../http/route.ts'

export const validateReplacementRoute = route(
  validateReplacement,
  async ({ deps, body, now }) => ({
    body: checkStored(deps.referenceData, { ...body, applicationType: 'ERSTATNINGSSERTIFIKAT' }, now),
  }),
  { audited: false },
)
