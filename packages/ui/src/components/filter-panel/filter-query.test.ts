import { type ApplicationFilters, decodeQuery, encodeQuery } from '@eksport/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterOptions } from '../../certificate/application-filters/application-filters.fixture.js'
import { applicationFilterSchema } from '../../certificate/application-filters/application-filters.js'
import { filtersFromQuery, filtersToQuery } from './filter-query.logic.js'
import { defineFilters } from './filter-schema.js'

const schema = defineFilters([
  { kind: 'multi-select', name: 'countries', label: 'Land', options: [] },
  { kind: 'choices', name: 'office', label: 'Kontor', options: [{ value: 'KLOEFTA', label: 'Kløfta' }] },
  { kind: 'groups', name: 'template', label: 'Mal', groups: [] },
  { kind: 'text', name: 'importer', label: 'Importør' },
  { kind: 'dates', name: 'from', to: 'to', label: 'Periode', fromLabel: 'Fra', toLabel: 'Til' },
  { kind: 'choice', name: 'river', label: 'Elv', options: [] },
  { kind: 'yes-no', name: 'paid', label: 'Betalt' },
  {
    kind: 'numbers',
    name: 'priceFrom',
    to: 'priceTo',
    label: 'Pris',
    fromLabel: 'Fra',
    toLabel: 'Til',
    min: -1e6,
    max: 1e6,
  },
])

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const codes = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 })

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0)

describe('filtersToQuery and filtersFromQuery', () => {
  it('[FLT-07] round-trip every filter, with commas and percents in codes and texts, also through an address', () => {
    const values = fc.record(
      {
        countries: codes,
        template: codes,
        importer: fc.string({ minLength: 1 }),
        from: day,
        to: day,
        river: fc.string({ minLength: 1 }),
        paid: fc.boolean(),
        priceFrom: number,
        priceTo: number,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(values, (filters) => {
        const query = filtersToQuery(schema, filters)
        expect(filtersFromQuery(schema, query)).toEqual(filters)
        const address = new URLSearchParams(new URLSearchParams(query).toString())
        expect(filtersFromQuery(schema, address)).toEqual(filters)
      }),
    )
  })

  it('[FLT-07] write lists with commas, and leave out what does not filter', () => {
    expect(filtersToQuery(schema, { countries: ['JP', 'CN'], importer: '', from: '2026-11-01' })).toEqual({
      countries: 'JP,CN',
      from: '2026-11-01',
    })
  })

  it("write applications' filters as the list's own codec does", () => {
    const filters: ApplicationFilters = {
      destinationCountries: ['JP', 'CN'],
      species: ['711'],
      fromDateTime: '2026-11-01',
      consigneeName: 'A, B og C',
    }
    const query = filtersToQuery(applicationFilterSchema(filterOptions), filters)
    expect(encodeQuery({ ...decodeQuery({}), filters })).toMatchObject(query)
    expect(decodeQuery(query).filters).toEqual(filters)
  })

  it('open an old bookmark: what is no date or not known is left out, what has left its list is kept', () => {
    const query = {
      office: 'KLOEFTA,GONE,,GONE',
      from: '2026-13-40',
      to: '2026-11-20',
      colour: 'red',
      countries: '100%',
    }
    expect(filtersFromQuery(schema, query)).toEqual({
      office: ['KLOEFTA', 'GONE'],
      to: '2026-11-20',
      countries: ['100%'],
    })
    expect(filtersFromQuery(schema, {})).toEqual({})
  })

  it.each([
    ['a word where a number belongs', { priceFrom: 'mye', priceTo: '0x10' }],
    ['a number outside of the limits', { priceFrom: '-1000001', priceTo: '1e300' }],
    ['no number at all', { priceFrom: '', priceTo: 'Infinity' }],
    ['neither yes nor no', { paid: 'kanskje' }],
    ['a name that every object has', { paid: 'constructor', toString: 'x', __proto__: { paid: 'true' } }],
    ['an object', { river: { a: 1 }, countries: { b: 2 }, importer: {} }],
  ])('leave out %s', (_title, query) => {
    expect(filtersFromQuery(schema, query)).toEqual({})
  })

  it('read what a router has read already: a list, a number, a yes', () => {
    const query = { countries: ['JP', 'A,B', 7], priceFrom: 12, paid: false, river: 'Gaula' }
    expect(filtersFromQuery(schema, query)).toEqual({
      countries: ['JP', 'A,B'],
      priceFrom: 12,
      paid: false,
      river: 'Gaula',
    })
  })

  it('write zero and no, which filter too', () => {
    expect(filtersToQuery(schema, { priceFrom: 0, paid: false, river: '' })).toEqual({ priceFrom: '0', paid: 'false' })
  })
})
