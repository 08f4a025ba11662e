import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { adoptStyleNonce } from '../browser/adopt-style-nonce.ts'
import { nextTask } from '../browser/next-task.ts'
import { forgetNobodysWords } from '../session/unsent-words.ts'
import { waitForFirstPage } from '../waiting/page-waits.ts'
import { Providers } from './providers.tsx'

/** The key under which the router remembers that it has reloaded the page because of a missing file. */
const reloadKey = (message: string) => `tanstack_router_reload:${message}`

/**
 * [RTE-22] If a file of a page cannot be loaded, the router reloads the whole page, once per file. Offline, that would lose
 * everything on the page. This marks the reload as done, so that the error reaches the page for missing parts, which is drawn
 * within the frame and asks the server before it reloads anything.
 */
function keepPageWithoutPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!('payload' in event) || !(event.payload instanceof Error)) return
    try {
      sessionStorage.setItem(reloadKey(event.payload.message), '1')
    } catch {
      // Without session storage the router does not reload either.
    }
  })
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The pages of a portal, and how the requested one is loaded. */
interface Opened {
  readonly pages: ReactNode
  readonly load: () => Promise<unknown>
  /** Whether there is anything to draw yet: a page may say that it is still loading. */
  readonly isThere: () => boolean
}

const lookEvery = 100

/**
 * Renders a portal once its first page is loaded. It is opened in a task after the one that evaluated the first file, and loaded
 * in a third, because a single task would block taps on a slow phone. Until then the words of index.html are shown; rendering at
 * once would empty the page meanwhile. It renders in a transition, so that the browser can handle input.
 */
export async function mountPortal(queries: QueryClient, open: () => Opened | Promise<Opened>): Promise<Root> {
  adoptStyleNonce()
  keepPageWithoutPart()
  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has no element with the id root.')
  await nextTask()
  const { pages, load, isThere } = await open()
  await nextTask()
  await Promise.race([load(), wait(waitForFirstPage)])
  while (!isThere()) await wait(lookEvery)
  const root = createRoot(element)
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers queries={queries}>{pages}</Providers>
      </StrictMode>,
    ),
  )
  forgetNobodysWords()
  return root
}
