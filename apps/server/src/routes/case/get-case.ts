import { getCase } from '@eksport/api'
import { readAnswer } from '../../acts/read-answer.ts'
import { answersForReading } from '../../drafting/ask-registers.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationReading } from '../application/application-reading.ts'

export const getCaseRoute = preparedRoute(
  getCase,
  async ({ deps, session, params, now }) => {
    const { referenceNumber } = params
    await readAnswer({ deps, session, referenceNumber })
    return answersForReading({ deps, session, referenceNumber, now })
  },
  (call, answers) => applicationReading(call, call.params.referenceNumber, answers),
  { opens: getCase },
)
