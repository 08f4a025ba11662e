import { exportApplications, listApplications } from '@eksport/api'
import type { ListSource } from '@eksport/portal/list/list-source.ts'
import { api } from '@eksport/portal/server/api.ts'

/** The organisation's applications. */
export const applicationsOf = (organisationNumber: string): ListSource => ({
  key: ['applications', organisationNumber],
  fetch: (query, signal) => api.call(listApplications, { params: { organisationNumber }, query, signal }),
  fetchAll: (query, signal) => api.call(exportApplications, { params: { organisationNumber }, query, signal }),
})
