import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { errorPageKind } from './error-kind.logic.js'
import { ErrorPage } from './error-page.js'

const user = userEvent.setup()

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['generic', 'Oisann, noe gikk galt!'],
  ['not-found', 'Denne siden finnes ikke.'],
] as const)('says the words of the specification for %s, and takes focus', (kind, heading) => {
  render(<ErrorPage kind={kind} phone="00 00 00 00" />)
  expect(document.activeElement?.textContent).toBe(heading)
  expect(document.title).toBe(heading)
  expect(screen.getByRole('link', { name: '00 00 00 00' }).getAttribute('href')).toBe('tel:00000000')
})

it('has all ways to reach people in one place, and says what became of the draft', () => {
  const { rerender } = render(<ErrorPage phone="00 00 00 00" email="hjelp@eksport.example" draft="saved" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:00000000',
    'mailto:hjelp@eksport.example',
  ])
  expect(screen.getByText('Utkastet ditt er lagret.')).toBeTruthy()
  rerender(<ErrorPage draft="unsaved" />)
  expect(screen.getByText('Det du skrev sist, er ikke lagret.')).toBeTruthy()
})

it('takes words of its own for one place', () => {
  render(<ErrorPage onRetry={() => undefined} messages={{ retry: { nb: 'Hent på nytt' } }} />)
  expect(screen.getByRole('button', { name: 'Hent på nytt' })).toBeTruthy()
})

it('tries again by itself when the network is back', () => {
  const onRetry = vi.fn()
  render(<ErrorPage kind="offline" onRetry={onRetry} />)
  window.dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

describe('a part of the program that is gone', () => {
  it.each([
    ['Failed to fetch dynamically imported module: /assets/a.js', 'outdated'],
    ['error loading dynamically imported module', 'outdated'],
    ['Importing a module script failed.', 'outdated'],
    ['Unable to preload CSS for /assets/a.css', 'outdated'],
    ['Loading chunk 7 failed.', 'outdated'],
    ['Failed to fetch', 'generic'],
  ])('%s: %s', (message, kind) => {
    expect(errorPageKind(new TypeError(message))).toBe(kind)
  })

  it('is no new version without a network, and nothing but an error is one', () => {
    expect(errorPageKind('dynamically imported module')).toBe('generic')
    vi.stubGlobal('navigator', { onLine: false })
    expect(errorPageKind(new TypeError('Importing a module script failed.'))).toBe('offline')
  })

  it('offers one reload; missing after it as well, it is a fault like any other', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    render(<ErrorPage kind="outdated" />)
    expect(screen.getByRole('heading', { name: 'Siden er oppdatert.' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Last inn på nytt' }))
    expect(reload).toHaveBeenCalledTimes(1)
    cleanup()
    render(<ErrorPage kind="outdated" />)
    expect(screen.getByRole('heading', { name: 'Oisann, noe gikk galt!' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('reloads where nothing can be stored', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    render(<ErrorPage kind="outdated" />)
    await user.click(screen.getByRole('button', { name: 'Last inn på nytt' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('the reference', () => {
  const page = (
    <EksportProvider timeZone="Europe/Oslo">
      <ErrorPage reference="8f2c-41" time="2026-11-20T12:12:00+01:00" />
    </EksportProvider>
  )
  const words = 'Referanse: 8f2c-41, 20.11.2026 12:12'
  const copy = () => user.click(screen.getByRole('button', { name: 'Kopier' }))

  it('is copied with the time, and with nothing else', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(page)
    await copy()
    expect(write).toHaveBeenCalledExactlyOnceWith(words)
    expect(screen.getByText('Kopiert.')).toBeTruthy()
  })

  it.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('is selected where the browser %s', async (_, clipboard) => {
    vi.stubGlobal('navigator', { onLine: true, clipboard })
    render(page)
    await copy()
    expect(String(getSelection())).toBe(words)
    expect(screen.getByText(/^Nettleseren kopierte ikke/)).toBeTruthy()
  })

  it('has the time when the page appeared, when none is given', () => {
    render(<ErrorPage reference="8f2c-41" />)
    expect(screen.getByText(/^Referanse: 8f2c-41, \d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeTruthy()
  })
})
