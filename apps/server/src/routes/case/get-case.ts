import { getCase } from '@eksport/api'
import { answersForReading } from '../../drafting/ask-registers.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationReading } from '../application/application-reading.ts'

export const getCaseRoute = preparedRoute(
  getCase,
  ({ deps, session, params, now }) =>
    answersForReading({ deps, session, referenceNumber: params.referenceNumber, now }),
  (call, answers) => applicationReading(call, call.params.referenceNumber, answers),
  { audits: 'its reader' },
)
