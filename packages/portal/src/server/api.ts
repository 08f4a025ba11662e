import { getSession } from '@eksport/api'
import { createClient } from '@eksport/api/client'
import { isAttended } from '../browser/attendance.ts'
import { chosenLocale } from '../text/use-locale-choice.ts'
import { actingOrganisation } from './acting-organisation.ts'
import { noteSeen, noteServerTime } from './server-time.ts'
import { askForSession, pagePerson, whileLoggedIn } from './session-end.ts'

/** [SEC-08] What belongs to an organisation that the person may no longer act for is answered as what does not exist. */
const mayHaveLostRight = ({ status }: Response) =>
  actingOrganisation() !== undefined && (status === 403 || status === 404)

/**
 * [AUT-05] Whatever a page asks for may be the first to be told that its session has ended. From then on nothing is sent before it is
 * known who has logged in again: what one person typed is never stored as another's.
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

/** The client over another way to send than `fetch` itself. */
export const clientOver = (send: typeof fetch) =>
  createClient({
    fetch: withSession(send),
    language: chosenLocale,
    isAttended,
    organisation: actingOrganisation,
    person: pagePerson,
  })

/** The server that this portal was served from; its refusals come in the language of the reader, it hears when nobody is there, and for whom a page acts. */
export const api = clientOver((...call) => fetch(...call))
