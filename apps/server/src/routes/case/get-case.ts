import { getCase } from '@eksport/api'
import { readAnswer } from '../../acts/read-answer.ts'
import { answersForReading } from '../../drafting/ask-registers.ts'
import { preparedRoute } from '../../http/route.ts'
import { applicationReading } from '../application/application-reading.ts'

export const getCaseRoute = preparedRoute(
  getCase,
  async ({ deps, session, params, now }) => {
    const { referenceNumber } = params
    const [answers] = await Promise.all([
      answersForReading({ deps, session, referenceNumber, now }),
      readAnswer({ deps, session, referenceNumber }),
    ])
    return answers
  },
  (call, answers) => applicationReading(call, call.params.referenceNumber, answers),
  { opens: getCase },
)
