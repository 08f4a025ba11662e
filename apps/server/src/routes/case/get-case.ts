import { getCase } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from '../application/application-answer.ts'

export const getCaseRoute = route(getCase, async (call) =>
  applicationAnswer(call, await readOrRefuse(call.tx, call.params.referenceNumber)),
)
