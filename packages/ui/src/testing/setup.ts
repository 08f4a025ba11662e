import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  globalThis.localStorage?.clear()
  // The live regions belong to the document and outlive a test: what one said is not for the next.
  for (const region of globalThis.document?.querySelectorAll('.eks-announcer') ?? []) region.textContent = ''
})
