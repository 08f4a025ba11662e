import { expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('connect', { cause }), { code })

it.each([
  ['a database that is frozen, its queue full', withCode('EAGAIN')],
  ['no descriptor left in the process', withCode('EMFILE')],
  ['no descriptor left in the machine', withCode('ENFILE')],
  ['a disk that is full', withCode('ENOSPC')],
  ['too many connections', withCode('53300')],
  ['a query whose connection broke', new Error('Failed query', { cause: withCode('ECONNRESET') })],
])('[SEC-23] %s is answered as unavailable', (_, error) => {
  expect(isUnavailable(error)).toBe(true)
})

it.each([
  ['a row that is there already', withCode('23505')],
  ['a mistake of ours', new TypeError('undefined is not a function')],
])('[SEC-23] %s is a fault', (_, error) => {
  expect(isUnavailable(error)).toBe(false)
})
