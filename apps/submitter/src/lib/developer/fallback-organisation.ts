import { type Reportee, standardFlags } from '@eksport/domain'
import { browserValue } from '@eksport/portal/browser/browser-value.ts'
import { flagsQuery } from '@eksport/portal/flags/flags.ts'
import type { QueryClient } from '@tanstack/react-query'
import { reporteesQuery } from '../reportees-query.ts'

/** Storage key of the developer's choice. */
export const fallbackKey = 'eksport.developer.organisation'

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(host)

/** Whether the host is for development: this machine, or a host name with a `dev` label. */
export const isDevelopmentHost = (host: string): boolean =>
  isLocal(host) || host.split('.').some((label) => /^dev(-|$)|-dev$/.test(label))

/**
 * [RTE-23] The organisation to act for when neither the address nor the session names one; only in developer mode on a development host. It
 * is one that the person may act for: the chosen one, otherwise the first.
 */
export async function fallbackOrganisation(queries: QueryClient): Promise<Reportee | undefined> {
  if (!isDevelopmentHost(window.location.hostname)) return undefined
  // If the flags fail to load, their defaults apply.
  const { developerMode } = await queries.ensureQueryData(flagsQuery).catch(() => standardFlags)
  if (!developerMode) return undefined
  const reportees = await queries.ensureQueryData(reporteesQuery)
  const chosen = browserValue(fallbackKey)
  return reportees.find(({ organisationNumber }) => organisationNumber === chosen) ?? reportees[0]
}
