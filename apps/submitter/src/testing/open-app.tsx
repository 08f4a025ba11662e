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

// Loads every lazily loaded part before the first test. On a busy machine Vite takes seconds to transform
// them, and a test that waits for a page would wait for that too.
await loadAllParts()

/**
 * Opens the app at an address, as a browser does. An address without an organisation means a page of the organisation in
 * `startSubmitterServer`; `openBare` opens it unchanged. `address` returns the current address without that organisation.
 */
export const openApp = (address: string, opening?: Opening) =>
  openBare(addressOfOrganisation(organisation.organisationNumber, address), opening)

/** Opens the app at exactly this address. */
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
