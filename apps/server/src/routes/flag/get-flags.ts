import { getFlags } from '@eksport/api'
import { readFlags } from '../../db/repositories/flags.ts'
import { route } from '../../http/route.ts'

export const getFlagsRoute = route(getFlags, async ({ tx }) => ({ body: await readFlags(tx) }))
