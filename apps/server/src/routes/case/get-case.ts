import { getCase } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { route } from '../../http/route.ts'
import { applicationReading } from '../application/application-reading.ts'

export const getCaseRoute = route(getCase, async (call) =>
  applicationReading(call, await readOrRefuse(call.tx, call.params.referenceNumber)),
)
