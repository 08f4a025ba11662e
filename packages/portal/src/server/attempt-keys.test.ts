import { expect, it } from 'vitest'
import { createAttemptKeys } from './attempt-keys.ts'

it('[SEC-03] the same parts are the same attempt, anything else is another', () => {
  const keys = createAttemptKeys()
  const files = ['a.pdf']
  const first = keys.of(1, 'ja', files)
  expect(keys.of(1, 'ja', files)).toBe(first)
  const changed = keys.of(2, 'ja', files)
  expect(changed).not.toBe(first)
  expect(keys.of(2, 'ja', [...files])).not.toBe(changed)
  expect(keys.of()).not.toBe(keys.of(undefined))
})

it('[SEC-03] the same once more after the end is another attempt', () => {
  const keys = createAttemptKeys()
  const first = keys.of('ros')
  keys.forget()
  expect(keys.of('ros')).not.toBe(first)
})
