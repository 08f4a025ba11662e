import { searchAudit } from '@eksport/api'
import { route } from '../../http/route.ts'
import { searchTheAudit } from '../../queries/search-audit.ts'

export const searchAuditRoute = route(
  searchAudit,
  async (call) => {
    const body = await searchTheAudit(call, call.query)
    return { body, audit: { rows: body.events.length } }
  },
  { audited: true },
)
