import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { adoptStyleNonce } from '../browser/adopt-style-nonce.ts'
import { Providers } from './providers.tsx'

/** Draws a whole portal into its page. */
export function mountPortal(queries: QueryClient, pages: ReactNode): void {
  adoptStyleNonce()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root.')
  createRoot(root).render(
    <StrictMode>
      <Providers queries={queries}>{pages}</Providers>
    </StrictMode>,
  )
}
