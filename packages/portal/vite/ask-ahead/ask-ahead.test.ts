import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchOrTakeOver } from '../../src/server/asked-ahead.ts'
import { askAhead } from './ask-ahead.ts'

const pages = [
  { page: String.raw`^/foretak/\d{9}/`, calls: ['/api/sesjon'] },
  { page: String.raw`^/foretak/(\d{9})/soeknader/(\d+)/?$`, calls: ['/api/$1/soeknader/$2'] },
]
const fromNet = vi.fn<typeof fetch>(async (input) => new Response(String(input)))
const headers = { 'Eksport-Organisation': '310000043', 'Accept-Language': 'nb' }
const asked = () => fromNet.mock.calls.map(([address]) => address)

function open(address: string) {
  history.replaceState(null, '', address)
  askAhead(pages)
}

beforeEach(() => {
  vi.stubGlobal('fetch', fromNet)
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fromNet.mockClear()
  localStorage.clear()
})

describe('a page whose code has not come', () => {
  it('begins what its address says that it will ask for, as its client would', () => {
    localStorage.setItem('eksport.locale', 'nn')
    open('/foretak/310000043/soeknader/4001')
    expect(asked()).toEqual(['/api/sesjon', '/api/310000043/soeknader/4001'])
    expect(fromNet.mock.calls[0]?.[1]).toMatchObject({
      headers: { 'accept-language': 'nn', 'eksport-organisation': '310000043' },
      credentials: 'same-origin',
    })
  })

  it('begins nothing at an address that it does not know', () => {
    open('/driftsmeldinger')
    expect(asked()).toEqual([])
  })
})

describe('the client of a page', () => {
  it('takes over what is on its way, once', async () => {
    open('/foretak/310000043/oversikt')
    expect(await (await fetchOrTakeOver('/api/sesjon', { headers })).text()).toBe('/api/sesjon')
    expect(asked()).toHaveLength(1)
    await fetchOrTakeOver('/api/sesjon', { headers })
    expect(asked()).toHaveLength(2)
  })

  it.each([
    ['in another language', { headers: { ...headers, 'Accept-Language': 'en' } }],
    ['for another organisation', { headers: { ...headers, 'Eksport-Organisation': '915933149' } }],
    ['to change something', { headers, method: 'POST' }],
  ])('asks itself where it asks %s', async (_, init) => {
    open('/foretak/310000043/oversikt')
    await fetchOrTakeOver('/api/sesjon', init)
    expect(asked()).toHaveLength(2)
  })

  it('asks itself when what came is old by then', async () => {
    open('/foretak/310000043/oversikt')
    vi.setSystemTime(16_000)
    await fetchOrTakeOver('/api/sesjon', { headers })
    expect(asked()).toHaveLength(2)
  })

  it('hears of what failed', async () => {
    fromNet.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open('/foretak/310000043/oversikt')
    await expect(fetchOrTakeOver('/api/sesjon', { headers })).rejects.toThrow('Failed to fetch')
  })
})
