import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import './app/app.css'
import { mountPortal } from '@eksport/portal/app/mount-portal.tsx'
import { createQueryClient } from '@eksport/portal/server/query-client.ts'
import { leaveWhenLoggedOut } from '@eksport/portal/session/leave-when-logged-out.ts'
import { RouterProvider } from '@tanstack/react-router'
import { createAppRouter } from './app/router.ts'

const queries = createQueryClient()
const router = createAppRouter(queries)

leaveWhenLoggedOut(queries, () => {
  const { pathname, href } = router.state.location
  if (pathname !== '/') void router.navigate({ to: '/', search: { neste: href } })
})

mountPortal(queries, <RouterProvider router={router} />)
