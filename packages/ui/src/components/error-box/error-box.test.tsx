import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ErrorBox, type ErrorBoxFailure, failureOf } from './error-box.js'

const words = (failure: ErrorBoxFailure, developer = false) => {
  render(<ErrorBox failure={failure} developer={developer} data-testid="box" />)
  return screen.getByTestId('box').textContent
}
const server = {
  kind: 'server',
  type: 'Internal Server Error',
  message: '/api/v2/soeknad',
  trace: 'at handle',
} as const

describe('ErrorBox', () => {
  it('[THM-08] tells the name and the message of what nobody foresaw', () => {
    expect(words(failureOf(new TypeError('Failed to fetch')))).toBe(
      'Huff da. En ukjent feil har oppstått...TypeError: Failed to fetch',
    )
  })

  it('[THM-08] an answer with nothing in it is an unknown response', () => {
    expect(words({ kind: 'no-response' })).toBe('Oisann! En feil har oppståttUkjent serverrespons')
  })

  it('[THM-08] the trace of a server is for developers only', () => {
    expect(words(server)).toBe('Oisann! En feil har oppståttInternal Server Error: /api/v2/soeknad')
    expect(screen.queryByText('at handle')).toBeNull()
    render(<ErrorBox failure={server} developer />)
    expect(screen.getByText('at handle')).toBeTruthy()
  })

  it.each([
    ['a text', 'nede', 'string', 'nede'],
    ['nothing', undefined, 'undefined', 'undefined'],
  ])('whatever was thrown can be shown: %s', (_, thrown, name, message) => {
    expect(failureOf(thrown)).toEqual({ kind: 'unknown', name, message })
  })
})
