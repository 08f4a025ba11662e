import { configure } from '@testing-library/react'
import { afterEach, beforeAll, expect } from 'vitest'
import { clashesIn } from '../contract/utility-clashes.js'
import { loadAllParts } from '../foundation/internal/lazy-part.js'

// As in newer browsers: an effect that returns the result of scrolling would fail on cleanup.
if (globalThis.Element) Element.prototype.scrollIntoView = async () => undefined

// Announced text is also in the announcer's region for a moment; ignoring it finds a visible text only once, however
// slow the test is.
configure({ defaultIgnore: 'script, style, .eks-announcer' })

// Lazy parts are loaded before a test, as for a user who hovered the button first.
beforeAll(loadAllParts)

afterEach(() => {
  const clashes = globalThis.document ? clashesIn(globalThis.document) : []
  expect(clashes, 'Two utilities of one property stand on one element: see internal/cx.ts').toEqual([])
})
