import { markNoticesRead } from '@eksport/api'
import { readNotices } from '../../db/repositories/notices.ts'
import { route } from '../../http/route.ts'

// Reading is no change of a case: it leaves no trace in the log of acts.
export const markNoticesReadRoute = route(
  markNoticesRead,
  async ({ tx, session: { person }, body: { ids }, now }) => {
    await readNotices(tx, person.id, ids, now)
    return { body: undefined }
  },
  { audited: false },
)
