import { configure } from '@testing-library/react'
import { afterEach, beforeAll, expect } from 'vitest'
import { clashesIn } from '../contract/utility-clashes.js'
import { loadAllParts } from '../foundation/internal/lazy-part.js'

// As newer browsers do: an effect that hands on what scrolling answers would break when it is undone.
if (globalThis.Element) Element.prototype.scrollIntoView = async () => undefined

// What is said stands in the announcer's region a moment later: a text in sight is found once, however slow the test is.
configure({ defaultIgnore: 'script, style, .eks-announcer' })

// What is fetched when it is needed is there from the start, as it is for whoever pointed at the button first.
beforeAll(loadAllParts)

afterEach(() => {
  const clashes = globalThis.document ? clashesIn(globalThis.document) : []
  expect(clashes, 'Two utilities of one property stand on one element: see internal/cx.ts').toEqual([])
})
