import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect } from 'vitest'
import { toastStore } from '../components/toast/toast-store.js'
import { clashesIn } from '../contract/utility-clashes.js'
import { getAnnouncer } from '../foundation/internal/announcer.js'
import { loadAllParts } from '../foundation/internal/lazy-part.js'

// As newer browsers do: an effect that hands on what scrolling answers would break when it is undone.
if (globalThis.Element) Element.prototype.scrollIntoView = async () => undefined

// What is fetched when it is needed is there from the start, as it is for whoever pointed at the button first.
beforeAll(loadAllParts)

afterEach(() => {
  const clashes = globalThis.document ? clashesIn(globalThis.document) : []
  cleanup()
  globalThis.localStorage?.clear()
  // What is said and shown belongs to the document and outlives a test, and files share it: modules are loaded once.
  if (globalThis.document) getAnnouncer(document).silence()
  toastStore.clear()
  expect(clashes, 'Two utilities of one property stand on one element: see internal/cx.ts').toEqual([])
})
