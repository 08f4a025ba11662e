import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

const nationalId = '01010112345'
const withCode = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('[SEC-21] an error in the log', () => {
  it.each([
    ['a failed query', new Error(`Failed query: select $1\nparams: ${nationalId}`)],
    [
      'a failed query with its cause',
      new Error(`Failed query: select $1\nparams: ${nationalId}`, { cause: new Error('terminated') }),
    ],
    ['a refused value', withCode('22P02', `invalid input syntax for type integer: "${nationalId}"`)],
    ['a broken constraint', withCode('23514', `new row violates check: ${nationalId}`)],
    ['text that was thrown', nationalId],
  ])('holds no value of %s', (_, error) => {
    expect(JSON.stringify(describeError(error))).not.toContain(nationalId)
  })

  it('tells what and where', () => {
    const described = describeError(withCode('57P01', 'terminating connection'))
    expect(described).toMatchObject({ type: 'Error', code: '57P01', message: 'terminating connection' })
    expect(described.stack).toContain('describe-error.test')
  })
})
