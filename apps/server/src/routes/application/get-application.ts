import { getApplication } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { route } from '../../http/route.ts'
import { applicationAnswer } from './application-answer.ts'

export const getApplicationRoute = route(getApplication, async (call) =>
  applicationAnswer(call, await readOrRefuse(call.tx, call.params.referenceNumber)),
)
