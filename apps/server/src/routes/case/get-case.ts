import { getCase } from '@eksport/api'
import { route } from '../../http/route.ts'
import { applicationReading } from '../application/application-reading.ts'

export const getCaseRoute = route(getCase, (call) => applicationReading(call, call.params.referenceNumber))
