import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import './app/app.css'
import { mountPortal } from '@eksport/portal/app/mount-portal.tsx'
import { hearPaletteKeyEarly } from '@eksport/portal/keys/early-palette-key.ts'
import { createQueryClient } from '@eksport/portal/server/query-client.ts'
import { takeLanguageOfAddress } from '@eksport/portal/text/take-language-of-address.ts'
import { RouterProvider } from '@tanstack/react-router'
import { readAbroad } from './app/read-abroad.ts'
import { createAppRouter } from './app/router.ts'

hearPaletteKeyEarly()
takeLanguageOfAddress()
readAbroad()
const queries = createQueryClient()

void mountPortal(queries, () => {
  const router = createAppRouter(queries)
  return { pages: <RouterProvider router={router} />, loaded: router.load() }
})
