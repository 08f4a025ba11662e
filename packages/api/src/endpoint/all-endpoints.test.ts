import { describe, expect, it } from 'vitest'
import * as api from '../index.gen.ts'

const endpoints = Object.values<unknown>(api).filter(
  (value): value is api.Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'audiences' in value,
)

const endsWith = ({ path }: api.Endpoint, ends: readonly string[]) => ends.some((end) => path.endsWith(end))

/** Repeating these has no further effect, or stores nothing (a calculated fee, a drawn letter). */
const isSameTwice = (endpoint: api.Endpoint) =>
  endsWith(endpoint, [
    '/send-igjen',
    '/proev-igjen',
    '/vurderinger',
    '/avslagsbrev',
    '/klage/brev',
    '/bekreftet-kopi/gebyr',
  ])

const beside = [
  ...['/meldinger', '/notater', '/mottakerlenker', '/mottakerlenker/:linkId', '/angre-godkjenning', '/innsyn'],
  // A complaint does not change the refused application; it has its own states.
  ...['/klage', '/klage/avgjoerelse'],
  // Who looks at it is no part of it.
  '/besoek/:visitId',
]

/** Notes, ticks and undone approvals do not change the application, whatever its version is by then. */
const standsBeside = (endpoint: api.Endpoint) => isSameTwice(endpoint) || endsWith(endpoint, beside)

/** A sheet writes into many applications: each cell is written to the current version of its row. */
const isOfMany = (endpoint: api.Endpoint) => endsWith(endpoint, ['/serie', '/serie/innsending'])

describe('every endpoint', () => {
  it('is counted', () => expect(endpoints.length).toBeGreaterThan(40))

  it('has a method and path of its own', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s declares each parameter of its path and no other',
    (_, endpoint) => {
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort()
      expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual(inPath)
    },
  )

  it('[SEC-04] asks for If-Match wherever one application is changed', () => {
    // A file is added or removed, never changed: it has no version, and the draft keeps its own.
    const changing = endpoints.filter(
      ({ method, path }) => method !== 'GET' && path.includes(':referenceNumber') && !path.includes('/vedlegg'),
    )
    const unseen = changing.filter((endpoint) => endpoint.ifMatch !== true)
    expect(unseen.filter((endpoint) => !standsBeside(endpoint) && !isOfMany(endpoint))).toEqual([])
  })

  it('[SEC-03] takes an Idempotency-Key wherever a POST creates or sends something', () => {
    const posts = endpoints.filter(({ method, path }) => method === 'POST' && path.includes('soeknader'))
    expect(posts.length).toBeGreaterThan(4)
    expect(posts.filter((endpoint) => endpoint.idempotent !== true && !isSameTwice(endpoint))).toEqual([])
  })

  it('refuses what its body does not know', () => {
    const loose = endpoints.filter(({ body }) => body?.safeParse({ unknownField: 1 }).success)
    expect(loose).toEqual([])
  })
})
