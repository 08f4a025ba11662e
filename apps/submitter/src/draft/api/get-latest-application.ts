import { type ApplicationReading, getApplication } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'

/** What is stored now, after a save was refused because somebody else had saved. */
export const readLatest = (organisationNumber: string, referenceNumber: number): Promise<ApplicationReading> =>
  api.call(getApplication, { params: { organisationNumber, referenceNumber } })
