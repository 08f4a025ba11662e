import { listReportees, type RegisteredReportee } from '@eksport/api'
import type { Reportee } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

const toReportee = ({ organizationNumber, brreg, altinn, mats }: RegisteredReportee): Reportee => {
  const known = brreg ?? altinn ?? mats
  return { organisationNumber: organizationNumber, name: known?.name ?? organizationNumber }
}

/** The organisations that the person may act for, with their names in the national register if known. */
export const reporteesQuery = queryOptions({
  queryKey: ['reportees'],
  queryFn: async ({ signal }) => (await api.call(listReportees, { signal })).map(toReportee),
})
