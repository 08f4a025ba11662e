import { listFiles } from '@eksport/api'
import { route } from '../../http/route.ts'
import { listFiles as filesOf } from '../../queries/list-files.ts'

export const listFilesRoute = route(listFiles, async ({ tx, params }) => ({
  body: await filesOf(tx, params.referenceNumber),
}))
