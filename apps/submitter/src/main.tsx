import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import './app/app.css'
import { Providers } from '@eksport/portal/app/providers.tsx'
import { adoptStyleNonce } from '@eksport/portal/browser/adopt-style-nonce.ts'
import { createQueryClient } from '@eksport/portal/server/query-client.ts'
import { leaveWhenLoggedOut } from '@eksport/portal/session/leave-when-logged-out.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppRouter } from './app/router.ts'

adoptStyleNonce()

const queries = createQueryClient()
const router = createAppRouter(queries)

leaveWhenLoggedOut(queries, () => {
  const { pathname, href } = router.state.location
  if (pathname !== '/') void router.navigate({ to: '/', search: { neste: href } })
})

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root.')

createRoot(root).render(
  <StrictMode>
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
