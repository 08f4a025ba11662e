import { cleanup, configure } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { toastStore } from '../components/toast/toast-store.js'
import { getAnnouncer } from '../foundation/internal/announcer.js'

configure({
  // How long a page is waited for, in milliseconds: a machine under load may take many times as long as a quiet one.
  asyncUtilTimeout: 30_000,
  // Visibility by style cannot be tested here, because no style sheet is loaded.
  defaultHidden: true,
})

/** Computing styles in happy-dom takes most of a test's time, so only inline styles count. */
const ownStyle = (element: HTMLElement) => element.style

/** Whether React still renders into it. */
const isDrawnInto = (element: Element) =>
  Object.entries(element).some(([key, root]) => key.startsWith('__reactContainer$') && root !== null)

/**
 * Clears what belongs to the document: announcements, toasts, and an open dialog, which would hold the focus of later
 * tests.
 */
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

/** Cleans up the window, which test files of one worker share with all modules. */
function leaveNothing() {
  vi.useRealTimers()
  // First of all, because unmounting may need what is cleared next.
  cleanup()
  vi.unstubAllGlobals()
  if (globalThis.document === undefined) return
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  emptyPage()
}

beforeEach(() => {
  // Finish handlers run in reverse order, so the test's own have run by then.
  onTestFinished(leaveNothing)
  if (globalThis.document) vi.stubGlobal('getComputedStyle', ownStyle)
})
