import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import './app/app.css'
import { mountPortal } from '@eksport/portal/app/mount-portal.tsx'
import { createQueryClient } from '@eksport/portal/server/query-client.ts'
import { takeLanguageOfAddress } from '@eksport/portal/text/take-language-of-address.ts'
import { RouterProvider } from '@tanstack/react-router'
import { createAppRouter } from './app/router.ts'

takeLanguageOfAddress()
const queries = createQueryClient()

void mountPortal(queries, () => {
  const router = createAppRouter(queries)
  return {
    pages: <RouterProvider router={router} />,
    load: () => router.load(),
    isThere: () => router.state.matches.length > 0,
  }
})
