import { listManagedFlags } from '@eksport/api'
import { flagsToAdminister } from '../../acts/administer-flags.ts'
import { route } from '../../http/route.ts'

export const listManagedFlagsRoute = route(listManagedFlags, async (call) => ({ body: await flagsToAdminister(call) }))
