import { getApplication } from '@eksport/api'
import { answersForReading } from '../../drafting/ask-registers.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationReading } from './application-reading.ts'

export const getApplicationRoute = preparedRoute(
  getApplication,
  ({ deps, session, params, now }) =>
    answersForReading({ deps, session, referenceNumber: params.referenceNumber, now }),
  (call, answers) => applicationReading(call, call.params.referenceNumber, answers),
)
