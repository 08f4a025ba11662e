import { cleanup } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { clashesIn } from '../contract/utility-clashes.js'

afterEach(() => {
  const clashes = globalThis.document ? clashesIn(globalThis.document) : []
  cleanup()
  globalThis.localStorage?.clear()
  // The live regions belong to the document and outlive a test: what one said is not for the next.
  for (const region of globalThis.document?.querySelectorAll('.eks-announcer') ?? []) region.textContent = ''
  expect(clashes, 'Two utilities of one property stand on one element: see internal/cx.ts').toEqual([])
})
