import { getFlags, listManagedFlags, setFlag } from '@eksport/api'
import { administerFlag, flagsToAdminister } from '../../acts/administer-flags.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import { route } from '../../http/route.ts'

export const getFlagsRoute = route(getFlags, async ({ tx }) => ({ body: await readFlags(tx) }))

export const listManagedFlagsRoute = route(listManagedFlags, async (call) => ({ body: await flagsToAdminister(call) }))

export const setFlagRoute = route(setFlag, async (call) => {
  const flag = await administerFlag(call)
  const { name, enabled, reason } = flag
  return { body: flag, version: flag.version, audit: { flag: name, enabled, ...(reason !== undefined && { reason }) } }
})
