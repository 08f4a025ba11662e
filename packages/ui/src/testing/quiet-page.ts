import { cleanup, configure } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { toastStore } from '../components/toast/toast-store.js'
import { getAnnouncer } from '../foundation/internal/announcer.js'

configure({
  // Milliseconds that a page is waited for: a machine under load may take many times what a quiet one does.
  asyncUtilTimeout: 30_000,
  // Whether an element is hidden by style is a browser's question: no style sheet is loaded here that could answer it.
  defaultHidden: true,
})

/** Asked of happy-dom for each node, it takes most of a test's time: only what the element says itself counts. */
const ownStyle = (element: HTMLElement) => element.style

/** Whether React still draws into it. */
const isDrawnInto = (element: Element) =>
  Object.entries(element).some(([key, root]) => key.startsWith('__reactContainer$') && root !== null)

/** What is said and shown belongs to the document; an open dialog holds the focus of whatever comes after it. */
function emptyPage() {
  getAnnouncer(document).silence()
  toastStore.clear()
  const standing = [document.body, ...document.body.querySelectorAll('*')].filter(isDrawnInto)
  document.body.replaceChildren()
  document.title = ''
  document.adoptedStyleSheets = []
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  expect(standing, 'A page that the test mounted stands still: unmount it').toEqual([])
}

/** What a test leaves in its window meets the tests of other files: those of a worker share it, with all modules. */
function leaveNothing() {
  vi.useRealTimers()
  // Before what the page stands on: it may need it to go.
  cleanup()
  vi.unstubAllGlobals()
  if (globalThis.document === undefined) return
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  emptyPage()
}

beforeEach(() => {
  // What is asked for first is done last: what the test itself ends has ended by then.
  onTestFinished(leaveNothing)
  if (globalThis.document) vi.stubGlobal('getComputedStyle', ownStyle)
})
