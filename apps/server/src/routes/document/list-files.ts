import { listFiles } from '@eksport/api'
import { listFiles as filesOf } from '../../acts/list-files.ts'
import { route } from '../../http/route.ts'

export const listFilesRoute = route(listFiles, async ({ tx, params }) => ({
  body: await filesOf(tx, params.referenceNumber),
}))
