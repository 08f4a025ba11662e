import { getApplication } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { route } from '../../http/route.ts'
import { applicationReading } from './application-reading.ts'

export const getApplicationRoute = route(getApplication, async (call) =>
  applicationReading(call, await readOrRefuse(call.tx, call.params.referenceNumber)),
)
