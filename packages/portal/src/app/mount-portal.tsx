import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { adoptStyleNonce } from '../browser/adopt-style-nonce.ts'
import { nextTask } from '../browser/next-task.ts'
import { forgetNobodysWords } from '../session/unsent-words.ts'
import { waitForFirstPage } from '../waiting/page-waits.ts'
import { keepPageWithoutPart } from './keep-page-without-part.ts'
import { Providers } from './providers.tsx'

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
