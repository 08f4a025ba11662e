import { EksportProvider } from '@eksport/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const away = new Error('Failed to fetch')

afterEach(() => {
  vi.doUnmock('./problem-pages.ts')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const show = async () => {
  const { Problem } = await import('./problem.tsx')
  render(
    <EksportProvider locale="nb">
      <Problem>{({ NotFoundPage }) => <NotFoundPage home={{ href: '/' }} />}</Problem>
    </EksportProvider>,
  )
}

test('[RTE-08] the page that tells of a problem takes focus when it has come', async () => {
  // Whatever else the machine does, the modules are there when the page asks for them.
  await import('./problem-pages.ts')
  await show()
  const heading = await screen.findByRole('heading', { name: 'Denne siden finnes ikke.' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toBeTruthy()
})

test('[RTE-22] a page that cannot be fetched leaves its words, and the way to load anew', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.doMock('./problem-pages.ts', () => {
    throw away
  })
  await show()
  const heading = await screen.findByRole('heading', { name: 'Noe gikk galt' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/Last inn siden på nytt når nettet er tilbake\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Last inn siden på nytt' })).toBeTruthy()
  expect(reported).toHaveBeenCalledOnce()
})

test('[RTE-22] a part of a page that the net kept away is no new version, and the page is opened when the server answers', async () => {
  const { CrashPage } = await import('./problem-pages.ts')
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const fetched = vi.fn(async () => new Response('{}'))
  fetched.mockRejectedValue(away)
  vi.stubGlobal('fetch', fetched)
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  const queries = new QueryClient()
  render(
    <QueryClientProvider client={queries}>
      <EksportProvider locale="nb">
        <CrashPage error={error} onTryAgain={() => undefined} />
      </EksportProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Du er frakoblet.' })
  expect(reload).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response('{}'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByText('Siden er oppdatert.')).toBeNull()
})
