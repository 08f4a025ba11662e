import { expect, it } from 'vitest'
import { isDevelopmentHost } from './fallback-organisation.ts'

it.each([
  ['localhost', true],
  ['eksport.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['dev.eksport.example', true],
  ['eksport.dev.example', true],
  ['eksport-dev.example', true],
  ['eksport.example', false],
  ['device.example', false],
  ['localhost.example', false],
] as const)('[RTE-23] %s is a host of development: %s', (host, expected) => {
  expect(isDevelopmentHost(host)).toBe(expected)
})
