import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A router that tells what it is told to. */
function routerByHand() {
  const listeners = new Map<string, (event: never) => void>()
  const tell = (name: string, event?: object) => listeners.get(name)?.(event as never)
  return {
    subscribe(name: string, listener: (event: never) => void) {
      listeners.set(name, listener)
      return () => listeners.delete(name)
    },
    leave: () => tell('onBeforeNavigate'),
    arrive: (event: object = {}) =>
      tell('onRendered', { fromLocation: { state: {} }, toLocation: { state: {} }, pathChanged: true, ...event }),
  }
}

function Portal({ router }: { readonly router: ReturnType<typeof routerByHand> }) {
  useFocusOnNavigation(router)
  return (
    <>
      <header>
        <button type="button">Varsler</button>
      </header>
      <main>
        <h1>Profil</h1>
        <button type="button">Meny</button>
        <input aria-label="Søk" />
      </main>
    </>
  )
}

function show() {
  const router = routerByHand()
  render(<Portal router={router} />)
  return { ...router, focus: (name: string) => screen.getByRole('button', { name }).focus() }
}

const heading = () => screen.getByRole('heading', { name: 'Profil' })

it('starts a new page at its heading', () => {
  const { leave, arrive } = show()
  leave()
  arrive()
  expect(document.activeElement).toBe(heading())
})

// A header button regains focus when the layer it opened closes, which may be before, during or after our own task.
it('starts at the heading when the header got the focus back just before the page stood', () => {
  const { leave, arrive, focus } = show()
  leave()
  focus('Varsler')
  arrive()
  expect(document.activeElement).toBe(heading())
})

it('starts at the heading when a control that both pages have got the focus back', () => {
  vi.useFakeTimers()
  const { leave, arrive, focus } = show()
  leave()
  setTimeout(() => focus('Meny'))
  vi.runAllTimers()
  arrive()
  expect(document.activeElement).toBe(heading())
})

it('[RTE-11] leaves the focus where it is when the page stays that an address followed, and Back gives another address', () => {
  const { leave, arrive, focus } = show()
  focus('Meny')
  leave()
  arrive({ fromLocation: { state: { follows: true } } })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Meny' }))
})

it('leaves the focus where the new page has put it', () => {
  const { leave, arrive } = show()
  leave()
  screen.getByRole('textbox', { name: 'Søk' }).focus()
  arrive()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Søk' }))
})

it.each([
  ['the browser opened the page', { fromLocation: undefined }],
  ['the page stays', { pathChanged: false }],
  ['the address follows what is done on the page', { toLocation: { state: { follows: true } } }],
])('leaves the focus when %s', (_, event) => {
  const { leave, arrive, focus } = show()
  focus('Meny')
  leave()
  arrive(event)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Meny' }))
})
