import { validateApplication } from '@eksport/api'
import { checkStored } from '../../application/rule-check.ts'
import { route } from '../../http/route.ts'

export const validateApplicationRoute = route(
  validateApplication,
  async ({ deps, body, now }) => ({ body: checkStored(deps.referenceData, body, now) }),
  { audited: false },
)
