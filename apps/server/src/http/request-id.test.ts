import { describe, expect, it } from 'vitest'
import { requestIds } from './request-id.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`
const own = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const idOf = requestIds(['10.0.0.7', '192.168.0.0/16', 'fd00::/8'])
const from = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  idOf({ headers, socket: { remoteAddress } })

describe('[OPS-08] the id of a request', () => {
  it.each(['10.0.0.7', '::ffff:10.0.0.7', '192.168.4.4', 'fd00::1'])('is that of a proxy of ours at %s', (address) => {
    expect(from(address, { traceparent })).toBe(trace)
    expect(from(address, { 'x-request-id': trace.toUpperCase() })).toBe(trace)
  })

  it.each(['10.0.0.8', '127.0.0.1', '::1', 'fe80::1', undefined])(
    'is our own from %s, whatever it names',
    (address) => {
      const id = from(address, { traceparent, 'x-request-id': trace })
      expect(id).toMatch(own)
      expect(id).not.toBe(trace)
    },
  )

  it.each([
    ['', 'x'],
    ['01010112345', '01010112345'],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, '0'.repeat(32)],
    [`ff-${trace}-00f067aa0ba902b7-01`, `${trace}\n`],
  ])('is our own where a proxy names none that can be one: %s', (parent, id) => {
    expect(from('10.0.0.7', { traceparent: parent, 'x-request-id': id })).toMatch(own)
  })
})
