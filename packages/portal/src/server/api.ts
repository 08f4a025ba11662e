import { getSession } from '@eksport/api'
import { createClient } from '@eksport/api/client'
import { isAttended } from '../browser/attendance.ts'
import { chosenLocale } from '../text/use-locale-choice.ts'
import { actingOrganisation } from './acting-organisation.ts'
import { noteSeen, noteServerTime } from './server-time.ts'
import { askForSession, pagePerson, whileLoggedIn } from './session-end.ts'

/** [SEC-08] Data of an organisation for which the person may no longer act is answered as not existing. */
const mayHaveLostRight = ({ status }: Response) =>
  actingOrganisation() !== undefined && (status === 403 || status === 404)

/**
 * [AUT-05] Any request of a page may be the first to learn that its session has ended. From then on nothing is sent until it is
 * known who has logged in again, so that one person's input is never stored as another's.
 */
function withSession(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (input === getSession.path) {
      const response = await send(input, init)
      noteServerTime(response)
      return response
    }
    await whileLoggedIn()
    const response = await send(input, init)
    noteSeen(response)
    if (response.status === 401 || mayHaveLostRight(response)) void askForSession()
    return response
  }
}

/** The client with another function for sending than `fetch`. */
export const clientOver = (send: typeof fetch) =>
  createClient({
    fetch: withSession(send),
    language: chosenLocale,
    isAttended,
    organisation: actingOrganisation,
    person: pagePerson,
  })

/** The client of the server that served this portal. It passes on the reader's language, whether somebody is present, and for whom the page acts. */
export const api = clientOver((...call) => fetch(...call))
