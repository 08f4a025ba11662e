import { getApplication } from '@eksport/api'
import { route } from '../../http/route.ts'
import { applicationReading } from './application-reading.ts'

export const getApplicationRoute = route(getApplication, (call) =>
  applicationReading(call, call.params.referenceNumber),
)
