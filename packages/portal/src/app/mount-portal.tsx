import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { adoptStyleNonce } from '../browser/adopt-style-nonce.ts'
import { nextTask } from '../browser/next-task.ts'
import { forgetNobodysWords } from '../session/unsent-words.ts'
import { waitForFirstPage } from '../waiting/page-waits.ts'
import { Providers } from './providers.tsx'

/** Under which the router remembers that it has loaded the page anew for a file that did not come. */
const reloadKey = (message: string) => `tanstack_router_reload:${message}`

/**
 * [RTE-22] Where a file of a page does not come, the router loads everything anew, once for each file. Without a net nothing comes then,
 * and what stood on the page is gone. It is told that it has done so already: the failure comes to the page for lost parts, which stands
 * inside of the frame and asks the server before it loads anything.
 */
function keepPageWithoutPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!('payload' in event) || !(event.payload instanceof Error)) return
    try {
      sessionStorage.setItem(reloadKey(event.payload.message), '1')
    } catch {
      // A browser that keeps nothing has no such memory; the router loads nothing anew there.
    }
  })
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The pages of a portal, and how the one that is asked for comes. */
interface Opened {
  readonly pages: ReactNode
  readonly load: () => Promise<unknown>
  /** Whether there is anything of it to draw: a page may say that it is awaited. */
  readonly isThere: () => boolean
}

const lookEvery = 100

/**
 * Draws a whole portal into its page once what it shows has come. It is opened in a task after the one that evaluated the first file,
 * and loaded in a third: together they would keep whoever taps on a slow phone waiting. Until then the words of index.html stand there;
 * drawn at once, the page would be empty meanwhile. Drawn as a transition it leaves the browser time for whoever taps on it.
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
