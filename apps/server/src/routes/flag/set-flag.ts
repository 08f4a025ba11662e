import { setFlag } from '@eksport/api'
import { administerFlag } from '../../acts/administer-flags.ts'
import { route } from '../../http/route.ts'

export const setFlagRoute = route(setFlag, async (call) => {
  const flag = await administerFlag(call)
  return { body: flag, version: flag.version, audit: { flag: flag.name, enabled: flag.enabled } }
})
