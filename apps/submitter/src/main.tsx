import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import './app/app.css'
import { mountPortal } from '@eksport/portal/app/mount-portal.tsx'
import { nextTask } from '@eksport/portal/browser/next-task.ts'
import { hearPaletteKeyEarly } from '@eksport/portal/keys/early-palette-key.ts'
import { createQueryClient } from '@eksport/portal/server/query-client.ts'
import { takeLanguageOfAddress } from '@eksport/portal/text/take-language-of-address.ts'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { nameOpenedPage } from './app/name-opened-page.ts'
import { readAbroad } from './app/read-abroad.ts'
import { createAppRouter, fetchPageAhead } from './app/router.ts'

hearPaletteKeyEarly()
takeLanguageOfAddress()
readAbroad()
nameOpenedPage()
const queries = createQueryClient()

void mountPortal(queries, async () => {
  const history = createBrowserHistory()
  await nextTask()
  const router = createAppRouter(queries, { history })
  const load = async () => {
    fetchPageAhead(router)
    await nextTask()
    await router.load()
  }
  return { pages: <RouterProvider router={router} />, load, isThere: () => router.state.matches.length > 0 }
})
