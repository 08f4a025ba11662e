import { listNotices } from '@eksport/api'
import { countUnread, listNoticesOf } from '../../db/repositories/notices.ts'
import { route } from '../../http/route.ts'

const shown = 50

export const listNoticesRoute = route(listNotices, async ({ tx, session: { person } }) => ({
  body: { notices: await listNoticesOf(tx, person.id, shown), unread: await countUnread(tx, person.id) },
}))
