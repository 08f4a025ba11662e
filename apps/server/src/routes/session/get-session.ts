import { getSession } from '@eksport/api'
import { route } from '../../http/route.ts'
import { describeSession } from '../../session/active-session.ts'

export const getSessionRoute = route(getSession, async ({ session }) => ({ body: describeSession(session) }))
