import { listCopyTasks } from '@eksport/api'
import { readCopyTasks } from '../../acts/copies/read-copies.ts'
import { route } from '../../http/route.ts'

export const listCopyTasksRoute = route(listCopyTasks, async ({ query, ...call }) => ({
  body: await readCopyTasks(call, query),
}))
