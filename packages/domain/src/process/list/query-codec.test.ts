import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '../../application/enumerations.ts'
import {
  type ApplicationQuery,
  defaultSort,
  maxRows,
  pageSizes,
  sortDirections,
  sortKeys,
} from './application-query.ts'
import { decodeQuery, encodeQuery } from './query-codec.ts'

const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const some = <T>(value: fc.Arbitrary<T>) => fc.uniqueArray(value, { minLength: 1, maxLength: 4 })
const code = fc.stringMatching(/^[A-Z0-9.]{1,10}$/)

const filters = fc.record(
  {
    referenceNumber: fc.integer({ min: 1, max: 999_999 }).map(String),
    status: some(fc.constantFrom(...applicationStatuses)),
    destinationCountries: some(fc.constantFrom('CN', 'BR', 'GB', 'NO')),
    species: some(code),
    fromDateTime: day,
    toDateTime: fc.oneof(day, fc.constantFrom('today', 'today-6', 'month-end-1')),
    certificateTemplate: some(code),
    certificateRetrievalOffice: some(code),
    internalReference: words,
    consigneeName: words,
    processingEstablishment: words,
    assigned: fc.constantFrom('me', 'none', 'all'),
    caseworker: some(code),
    awaits: fc.constantFrom('print', 'delivery', 'overdue', 'reading', 'setback'),
    findings: fc.constantFrom('open', 'none'),
    delivery: some(fc.constantFrom('WAITING', 'REFUSED', 'DELIVERED')),
  },
  { requiredKeys: [] },
)
const sort = fc.array(fc.record({ key: fc.constantFrom(...sortKeys), direction: fc.constantFrom(...sortDirections) }), {
  minLength: 1,
  maxLength: 3,
})
const query: fc.Arbitrary<ApplicationQuery> = fc.record({
  filters,
  sort: fc.oneof(fc.constant(defaultSort), sort),
  page: fc.nat(500),
  size: fc.integer({ min: pageSizes[0], max: maxRows }),
})

describe('the address of a list', () => {
  it('[LST-17] [FLT-07] leads back to the same query, also through an address', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const record = encodeQuery(asked)
        expect(decodeQuery(record)).toEqual(asked)
        const throughAddress = Object.fromEntries(new URLSearchParams(new URLSearchParams(record).toString()))
        expect(decodeQuery(throughAddress)).toEqual(asked)
      }),
    )
  })

  it('[LST-10] [LST-11] is empty for the first page in the first order, and an empty address means that', () => {
    const first: ApplicationQuery = { filters: {}, sort: defaultSort, page: 0, size: 10 }
    expect(encodeQuery(first)).toEqual({})
    expect(decodeQuery({})).toEqual(first)
    expect(decodeQuery({}, defaultSort, 18)).toEqual({ ...first, size: 18 })
    expect(encodeQuery({ ...first, size: 18 }, defaultSort, 18)).toEqual({})
    expect(encodeQuery({ ...first, size: 18, page: 1 }, defaultSort, 18)).toEqual({ page: '1', size: '18' })
  })

  it('[FLT-07] writes several values with commas', () => {
    const asked: ApplicationQuery = {
      filters: { destinationCountries: ['CN', 'BR'] },
      sort: [{ key: 'REFERENCE_NUMBER', direction: 'DESC' }],
      page: 2,
      size: 20,
    }
    expect(encodeQuery(asked)).toEqual({
      destinationCountries: 'CN,BR',
      sort: 'REFERENCE_NUMBER',
      direction: 'DESC',
      page: '2',
      size: '20',
    })
  })

  it.each([
    { page: '-1' },
    { size: '9' },
    { size: '51' },
    { sort: 'NAME' },
    { direction: 'UP' },
    { status: 'INNSENDT,NO_SUCH' },
    { fromDateTime: '2026-02-30' },
    { fromDateTime: 'yesterday' },
    { referenceNumber: '12a' },
    { unknown: 'x' },
  ])('[LST-17] opens in spite of %o, and leaves it out', (record) => {
    expect(decodeQuery(record)).toEqual({
      filters: 'status' in record ? { status: ['INNSENDT'] } : {},
      sort: defaultSort,
      page: 0,
      size: 10,
    })
  })

  it('understands numbers and lists that a router has read', () => {
    expect(decodeQuery({ page: 3, size: 30, status: ['UTSTEDT'], referenceNumber: 4001 })).toMatchObject({
      page: 3,
      size: 30,
      filters: { status: ['UTSTEDT'], referenceNumber: '4001' },
    })
  })
})
