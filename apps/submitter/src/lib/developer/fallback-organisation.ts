import { type Reportee, standardFlags } from '@eksport/domain'
import { browserValue } from '@eksport/portal/browser/browser-value.ts'
import { flagsQuery } from '@eksport/portal/flags/flags.ts'
import type { QueryClient } from '@tanstack/react-query'
import { reporteesQuery } from '../reportees-query.ts'

/** The developer's choice is kept under this name. */
export const fallbackKey = 'eksport.developer.organisation'

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(host)

/** Where the product is made and tried, not used: this machine, and hosts that are named after development. */
export const isDevelopmentHost = (host: string): boolean =>
  isLocal(host) || host.split('.').some((label) => /^dev(-|$)|-dev$/.test(label))

/**
 * [RTE-23] The organisation of an address that names none, for a person who has none to begin with: in developer mode, on a host of
 * development. It is one that they may act for: the chosen one, else their first.
 */
export async function fallbackOrganisation(queries: QueryClient): Promise<Reportee | undefined> {
  if (!isDevelopmentHost(window.location.hostname)) return undefined
  // Without an answer the flags are as the standard has them, here as everywhere.
  const { developerMode } = await queries.ensureQueryData(flagsQuery).catch(() => standardFlags)
  if (!developerMode) return undefined
  const reportees = await queries.ensureQueryData(reporteesQuery)
  const chosen = browserValue(fallbackKey)
  return reportees.find(({ organisationNumber }) => organisationNumber === chosen) ?? reportees[0]
}
