import { aProductLine } from '@eksport/domain/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findUnknown } from './find-unknown.ts'

const site = { siteNumber: 10_790, name: 'OLDERFJORD', active: true }
const producer = { identityNumber: 'ST337', name: 'Slakteri', country: 'NO', activities: [] }

function problem(status: number): Response {
  const body = { type: 'about:blank', kind: 'GENERIC_ERROR', title: 'Feil', status, traceId: 'test' }
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
}

/** A server that answers about the site and the producers so; a number is the status of a failure. */
function serve(sites: unknown, producers: unknown) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input)
    const body = address.includes('/sites/') ? sites : producers
    return typeof body === 'number' ? problem(body) : Response.json(body)
  })
}

afterEach(() => vi.unstubAllGlobals())

const atSite = { path: 'slaughterInformation.0.siteNumber', code: 'siteUnknown' }
const atProducer = { path: 'productionEstablishment.approvalNumber', code: 'producerInvalid' }

describe('[VAL-07] sites and producers of a line', () => {
  it.each([
    ['that exist', site, [producer], [], true],
    ['that nobody has', 404, [], [atSite, atProducer], true],
    [
      'of which one is closed and one is another',
      { ...site, active: false },
      [{ ...producer, identityNumber: 'ST3371' }],
      [atSite, atProducer],
      true,
    ],
    ['that cannot be looked up', 503, 503, [], false],
    ['of which only the site cannot be looked up', 503, [], [atProducer], false],
  ])('%s', async (_title, sites, producers, issues, isComplete) => {
    serve(sites, producers)
    expect(await findUnknown(aProductLine())).toEqual({ issues, isComplete })
  })

  it.each([
    ['ended before the period did', { approvedTo: '2026-11-18' }, true],
    ['began after the period did', { approvedFrom: '2026-11-19' }, true],
    ['covers every day of it', { approvedFrom: '2026-11-18', approvedTo: '2026-11-19' }, false],
    ['has no dates', {}, false],
  ])('[WIZ-12] a producer whose approval %s', async (_title, dates, isNamed) => {
    serve(site, [{ ...producer, ...dates }])
    const line = aProductLine({ productionPeriod: { from: '2026-11-18', to: '2026-11-19' } })
    const issues = isNamed ? [{ path: atProducer.path, code: 'producerNotApproved' }] : []
    expect(await findUnknown(line)).toEqual({ issues, isComplete: true })
    expect((await findUnknown({ ...line, productionPeriod: { from: '2026-11-18' } })).issues).toEqual([])
  })

  it('are not looked up before they are typed, nor outside the register', async () => {
    serve(404, 404)
    const foreign = { isUnauthorized: true, approvalNumber: 'X1' }
    const line = aProductLine({ slaughterInformation: [{}], productionEstablishment: foreign })
    expect(await findUnknown(line)).toEqual({ issues: [], isComplete: true })
  })
})
