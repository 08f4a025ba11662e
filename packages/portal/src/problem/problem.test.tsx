import { EksportProvider } from '@eksport/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const away = new Error('Failed to fetch')

afterEach(() => {
  cleanup()
  vi.doUnmock('./problem-pages.ts')
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The page that tells of a problem cannot be had, and the server answers as it is given. */
function loseEverything(fetched: () => Promise<Response>) {
  vi.stubGlobal('reportError', vi.fn())
  vi.stubGlobal('fetch', fetched)
  vi.doMock('./problem-pages.ts', () => {
    throw away
  })
}

const showProblem = async () => {
  const { Problem } = await import('./problem.tsx')
  render(
    <EksportProvider locale="nb">
      <Problem>{({ NotFoundPage }) => <NotFoundPage home={{ href: '/' }} />}</Problem>
    </EksportProvider>,
  )
}

const lostPart = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

const showCrash = async () => {
  const { CrashPage } = await import('./crash-page.tsx')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EksportProvider locale="nb">
        <CrashPage error={lostPart} onTryAgain={() => undefined} />
      </EksportProvider>
    </QueryClientProvider>,
  )
}

test('[RTE-08] the page that tells of a problem takes focus when it has come', async () => {
  // Whatever else the machine does, the modules are there when the page asks for them.
  await import('./problem-pages.ts')
  await showProblem()
  const heading = await screen.findByRole('heading', { name: 'Denne siden finnes ikke.' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toBeTruthy()
})

test('[RTE-22] a page that cannot be fetched leaves its words, and the way to load anew', async () => {
  const reported = vi.fn()
  loseEverything(async () => new Response('{}'))
  vi.stubGlobal('reportError', reported)
  await showProblem()
  const heading = await screen.findByRole('heading', { name: 'Noe gikk galt' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/Last inn siden på nytt når nettet er tilbake\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Last inn siden på nytt' })).toBeTruthy()
  expect(reported).toHaveBeenCalledOnce()
})

test('[RTE-22] words alone lead back by themselves when the net does, and not before', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const fetched = vi.fn(async () => new Response('{}'))
  fetched.mockRejectedValue(away)
  loseEverything(fetched)
  await showProblem()
  expect(await screen.findByText('Du er frakoblet. Siden hentes på nytt når nettet er tilbake.')).toBeTruthy()
  // Pressing too early keeps the current page.
  const asked = fetched.mock.calls.length
  screen.getByRole('button', { name: 'Last inn siden på nytt' }).click()
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(asked))
  expect(reload).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response('{}'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test.each([
  ['words alone', showProblem],
  ['a page without a part', showCrash],
])('[RTE-22] %s: a net that is back at the moment the page says that it is away is heard', async (_, show) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const fetched = vi.fn(async () => new Response('{}'))
  fetched.mockRejectedValue(away)
  loseEverything(fetched)
  // An observer is asked between the words and whatever is put off until they are painted.
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes('Du er frakoblet')) return
    observer.disconnect()
    fetched.mockResolvedValue(new Response('{}'))
    window.dispatchEvent(new Event('online'))
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  await show()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('[RTE-22] [EXP-03] words alone take no dialog away that somebody writes in', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const fetched = vi.fn(async () => new Response('{}'))
  fetched.mockRejectedValue(away)
  loseEverything(fetched)
  await showProblem()
  await screen.findByText(/^Du er frakoblet/)
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  fetched.mockResolvedValue(new Response('{}'))
  const asked = fetched.mock.calls.length
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(asked))
  // Long enough for the answer to be read.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reload).not.toHaveBeenCalled()
  dialog.remove()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('[RTE-22] a part of a page that the net kept away is no new version, and the page is opened when the server answers', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const fetched = vi.fn(async () => new Response('{}'))
  fetched.mockRejectedValue(away)
  vi.stubGlobal('fetch', fetched)
  await showCrash()
  await screen.findByRole('heading', { name: 'Du er frakoblet.' })
  expect(reload).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response('{}'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByText('Siden er oppdatert.')).toBeNull()
})
