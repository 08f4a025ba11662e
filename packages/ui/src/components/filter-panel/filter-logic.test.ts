import { type ApplicationFilters, applicationStatuses } from '@eksport/domain'
import { localize } from '@eksport/forms'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { filterOptions } from '../../certificate/application-filters/application-filters.fixture.js'
import {
  type ApplicationFilterOptions,
  applicationFilterSchema,
  filterStatuses,
} from '../../certificate/application-filters/application-filters.js'
import { mergeCategories } from '../../certificate/application-filters/merge-categories.logic.js'
import { clampRange } from './clamp-range.logic.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import { filtersFromQuery, filtersToQuery } from './filter-query.logic.js'
import { defineFilters, type FilterValues } from './filter-schema.js'
import { asRecord, chipsOf, countActive, withoutFilters } from './filter-values.logic.js'
import { groupState, toggleGroup } from './group-choice.logic.js'
import { licenceFilters } from './licences.fixture.js'

const t: Parameters<typeof chipsOf>[2] = (key, params) => localize(filterPanelTexts[key], 'nb', params)
const context = { locale: 'nb', today: '2026-11-20' }
const schema = applicationFilterSchema(filterOptions)
const labels = (filters: ApplicationFilters) =>
  chipsOf(schema.fields, asRecord(filters), t, context).map(({ label }) => label)

describe('clampRange', () => {
  const today = '2026-11-20'
  it.each([
    ['from', { from: '2026-11-10', to: '2026-11-03' }, { from: '2026-11-10', to: '2026-11-10' }, ['to order']],
    ['to', { from: '2026-11-10', to: '2026-11-03' }, { from: '2026-11-03', to: '2026-11-03' }, ['from order']],
    ['from', { from: '2026-11-21', to: undefined }, { from: today, to: undefined }, ['from late']],
    ['from', { from: '2027-01-01', to: '2026-11-01' }, { from: today, to: today }, ['from late', 'to order']],
    ['to', { from: '2026-11-20', to: '2026-11-20' }, { from: today, to: today }, []],
    ['to', { from: undefined, to: undefined }, { from: undefined, to: undefined }, []],
  ] as const)('[FLT-03] after %s was changed, %o becomes %o', (end, range, expected, moved) => {
    const result = clampRange<string>(range, end, { max: today })
    expect(result.range).toEqual(expected)
    expect(result.moves.map((move) => `${move.end} ${move.why}`)).toEqual(moved)
  })
})

describe('[LIB-06] a relative period', () => {
  const week = { fromDateTime: 'today-6', toDateTime: 'today' }
  it('is one chip in the words of its preset, which removes both ends', () => {
    const [chip, ...others] = chipsOf(schema.fields, week, t, context)
    expect(others).toEqual([])
    expect(chip).toMatchObject({
      label: 'Periode: Siste 7 dager',
      patch: { fromDateTime: undefined, toDateTime: undefined },
    })
  })

  it('without a preset of its own is shown as the days that it means today', () => {
    expect(labels({ fromDateTime: 'month-2', toDateTime: '2026-11-01' })).toEqual([
      'Fra dato: 01.09.2026',
      'Til dato: 01.11.2026',
    ])
  })

  it('stays relative in an address, and becomes days for a server', () => {
    expect(filtersToQuery(schema, week)).toEqual(week)
    expect(filtersFromQuery(schema, week)).toEqual(week)
    expect(filtersToQuery(schema, week, '2026-11-20')).toEqual({ fromDateTime: '2026-11-14', toDateTime: '2026-11-20' })
  })

  it('is not read from an address of a filter without relative dates', () => {
    expect(filtersFromQuery(licenceFilters, { validFrom: 'today-6', validTo: '2026-11-20' })).toEqual({
      validTo: '2026-11-20',
    })
  })
})

describe('mergeCategories', () => {
  it('[FLT-04] makes one of the three seafood categories and keeps the others', () => {
    const { templates } = filterOptions
    const categories = 'categories' in templates ? templates.categories : []
    const other = {
      id: 'FEED',
      displayName: { nb: 'Fôr', nn: 'Fôr', en: 'Feed' },
      associatedCertificateTemplates: ['9'],
    }
    const [first, ...rest] = categories
    expect(
      mergeCategories([...(first ? [first] : []), other, ...rest]).map(({ name, templates }) => [name.nb, templates]),
    ).toEqual([
      [
        'Sjømat',
        ['1.1.7', '1.1.12', '1.1.100', '1.1.117', '1.1.324', '1.1.342', '2.1.22', '2.1.23', '2.1.27', '2.1.28'],
      ],
      ['Fôr', ['9']],
    ])
  })

  it.each([
    [[], 'none', ['a', 'b', 'x']],
    [['a'], 'some', ['a', 'b', 'x']],
    [['a', 'b'], 'all', ['x']],
  ] as const)('[FLT-04] the box of a group with %o chosen shows %s', (chosen, state, after) => {
    expect(groupState(['a', 'b'], chosen)).toBe(state)
    expect([...toggleGroup(['a', 'b'], ['x', ...chosen])].sort()).toEqual(after)
  })

  it('[FLT-04] says why there are no templates', () => {
    const failed = applicationFilterSchema({ ...filterOptions, templates: { problem: '503' } })
    expect(failed.fields).toContainEqual(
      expect.objectContaining({ problem: 'Kunne ikke laste inn sertifikatmaler: 503' }),
    )
  })

  it('[CW-06] asks whose cases where the list knows its officers, and says why it does not', () => {
    const fieldOf = (caseworkers: ApplicationFilterOptions['caseworkers']) =>
      applicationFilterSchema({ ...filterOptions, ...(caseworkers && { caseworkers }) }).fields.find(
        ({ name }) => name === 'caseworker',
      )
    expect(fieldOf(undefined)).toBeUndefined()
    expect(fieldOf([{ id: 'b-1', name: 'Kari Nordli' }])).toMatchObject({
      label: 'Saksbehandler',
      options: [{ value: 'b-1', label: 'Kari Nordli' }],
    })
    expect(fieldOf({ problem: '503' })).toMatchObject({ problem: 'Kunne ikke laste inn saksbehandlere: 503' })
  })
})

describe('chipsOf', () => {
  const range = (label: string, fromLabel: string, toLabel: string) =>
    ({ kind: 'dates', name: `${label}From`, to: `${label}To`, label, fromLabel, toLabel }) as const
  const chips = (...fields: readonly ReturnType<typeof range>[]) => {
    const values = fields.flatMap(({ name, to }) => [name, to].map((key) => [key, '2026-01-01']))
    return chipsOf(fields, Object.fromEntries(values), t, context).map(({ label }) => label)
  }

  it('says of several ranges which one an end belongs to, where its own name does not', () => {
    expect(
      chips(range('Periode', 'Fra', 'Til'), range('Utløp', 'Utløp fra', 'Siste utløp'), range('EU', 'EU-dato', 'TIL')),
    ).toEqual([
      'Periode, fra: 01.01.2026',
      'Periode, til: 01.01.2026',
      'Utløp fra: 01.01.2026',
      'Siste utløp: 01.01.2026',
      'EU-dato: 01.01.2026',
      'EU, TIL: 01.01.2026',
    ])
  })

  it('leaves the ends of the only range short', () => {
    expect(chips(range('Periode', 'Fra dato', 'Til dato'))).toEqual(['Fra dato: 01.01.2026', 'Til dato: 01.01.2026'])
  })
})

describe('applicationFilterSchema', () => {
  it('[LST-07] has every filter of the list', () => {
    const names = schema.fields.flatMap((field) => (field.kind === 'dates' ? [field.name, field.to] : [field.name]))
    expect(names.sort()).toEqual(
      [
        'applicationFormats',
        'certificateFormats',
        'certificateRetrievalOffice',
        'certificateTemplate',
        'consigneeName',
        'consignorOrganizationNumberOrName',
        'destinationCountries',
        'fromDateTime',
        'internalReference',
        'placeOfDestination',
        'processingEstablishment',
        'species',
        'status',
        'submittingApplicantOrganizationalNameOrNumber',
        'toDateTime',
        'typeSoeknad',
      ].sort(),
    )
  })

  it('[LST-08] hides three statuses and begins with three', () => {
    expect(filterStatuses.slice(0, 3)).toEqual(['AVKLARING_INNSENDER', 'UNDER_REGISTRERING', 'UTSTEDT'])
    expect(filterStatuses).toHaveLength(14)
    for (const hidden of ['ANNULLERT', 'TIL_SIGNERING', 'ERSTATNING_UNDER_REGISTRERING'])
      expect(filterStatuses).not.toContain(hidden)
  })

  it('[CW-01] gives officers every status in the order of the work, last the drafts of which they see few', () => {
    const officers = applicationFilterSchema({ ...filterOptions, viewpoint: 'BEHANDLER' })
    const status = officers.fields.find(({ name }) => name === 'status')
    const offered = status?.kind === 'choices' ? status.options.map(({ value }) => value) : []
    const worked = applicationStatuses.filter((known) => known !== 'UNDER_REGISTRERING')
    expect(offered).toEqual([...worked, 'UNDER_REGISTRERING'])
  })
})

describe('chips', () => {
  it('[LST-06] stand one for each filter in use, and fold past three of a kind', () => {
    expect(
      labels({
        destinationCountries: ['JP', 'BR', 'CN'],
        certificateTemplate: ['1.1.7', '1.1.12', '1.1.100', '1.1.117'],
        fromDateTime: '2026-03-03',
        consigneeName: 'Test',
        certificateRetrievalOffice: ['GONE'],
      }),
    ).toEqual([
      'Mottakerland: Japan',
      'Mottakerland: Brasil',
      'Mottakerland: Kina',
      'Fra dato: 03.03.2026',
      'Sertifikatmal: 4 valgt',
      'Kontor: GONE',
      'Importør: Test',
    ])
  })

  it('[FLT-01] counts what filters, and empties the schema without touching what it does not know', () => {
    const filters: ApplicationFilters = { status: ['UTSTEDT'], toDateTime: '2026-01-01', referenceNumber: '4001' }
    expect(countActive(schema, filters)).toBe(2)
    expect(withoutFilters(schema, filters)).toEqual({ referenceNumber: '4001' })
    expect(countActive(schema, withoutFilters(schema, filters))).toBe(0)
  })
})

it('infers the type of the values from the fields', () => {
  const own = defineFilters([
    { kind: 'choices', name: 'colour', label: 'Farge', options: [{ value: 'RED', label: 'Rød' }] },
    { kind: 'text', name: 'note', label: 'Notat' },
    { kind: 'dates', name: 'from', to: 'to', label: 'Periode', fromLabel: 'Fra', toLabel: 'Til' },
  ])
  type Values = FilterValues<typeof own>
  expectTypeOf<Values['colour']>().toEqualTypeOf<'RED'[] | undefined>()
  expectTypeOf<Values['note']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Values['to']>().toEqualTypeOf<string | undefined>()
  expect(own.fields).toHaveLength(3)
})
