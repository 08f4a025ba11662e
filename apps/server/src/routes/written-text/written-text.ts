import { listWrittenTexts, writeText } from '@eksport/api'
import { textsToKeep, writeVersion } from '../../acts/keep-texts.ts'
import { route } from '../../http/route.ts'

export const listWrittenTextsRoute = route(listWrittenTexts, async (call) => ({ body: await textsToKeep(call) }))

export const writeTextRoute = route(writeText, async (call) => {
  const body = await writeVersion(call)
  return { body, version: body.version, audit: { ...call.params, validFrom: call.body.validFrom } }
})
