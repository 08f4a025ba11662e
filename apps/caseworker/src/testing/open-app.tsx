import { type Opening, openPortal } from '@eksport/portal/testing/open-portal.tsx'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createAppRouter } from '../app/router.ts'

/** Opens the app at an address, as a browser does; `address` returns the current address. */
export function openApp(address: string, opening?: Opening) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const leave = () => history.replace('/')
  const user = openPortal(
    (queries) => <RouterProvider router={createAppRouter(queries, { history, leave })} />,
    opening,
  )
  return { user, address: () => history.location.href, back: () => history.back() }
}
