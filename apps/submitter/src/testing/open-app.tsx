import { addressOfOrganisation } from '@eksport/domain'
import '@eksport/portal/live/live-stream.ts'
import '@eksport/portal/problem/problem-pages.ts'
import '@eksport/portal/session/read-session.ts'
import { type Opening, openPortal } from '@eksport/portal/testing/open-portal.tsx'
import { loadAllParts } from '@eksport/ui'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import '@eksport/portal/operating-messages/message-banner.tsx'
import '#src/app/person-menus.tsx'
import '#src/features/feedback/feedback-button.tsx'
import { createAppRouter } from '../app/router.ts'
import { organisation } from './start-server.ts'

// What every page fetches for itself, and what stands behind its dialogs, lists and calendars, is here before the first test begins:
// on a busy machine Vite takes seconds to find it, and the page that a test waits for would wait for that as well.
await loadAllParts()

/**
 * Opens the app at an address, as a browser does. One that names no organisation is meant as a page of the one that the server of
 * `startSubmitterServer` knows; `openBare` opens it as it stands. `address` says where the person is now, without that organisation.
 */
export const openApp = (address: string, opening?: Opening) =>
  openBare(addressOfOrganisation(organisation.organisationNumber, address), opening)

/** The same at an address as it stands. */
export function openBare(address: string, opening?: Opening) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const left: string[] = []
  const surroundings = { history, openPage: (other: string) => void left.push(other) }
  const user = openPortal((queries) => <RouterProvider router={createAppRouter(queries, surroundings)} />, opening)
  const wholeAddress = () => left.at(-1) ?? history.location.href
  const own = addressOfOrganisation(organisation.organisationNumber, '')
  return {
    user,
    wholeAddress,
    address: () => (wholeAddress().startsWith(own) ? wholeAddress().slice(own.length) : wholeAddress()),
    back: () => history.back(),
  }
}
