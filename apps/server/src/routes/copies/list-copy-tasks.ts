import { listCopyTasks } from '@eksport/api'
import { route } from '../../http/route.ts'
import { readCopyTasks } from '../../queries/read-copies.ts'

export const listCopyTasksRoute = route(listCopyTasks, async ({ query, ...call }) => ({
  body: await readCopyTasks(call, query),
}))
