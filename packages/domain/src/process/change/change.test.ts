import { setAt } from '@eksport/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { given } from '../../testing/a-rule-context.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../../testing/index.ts'
import { assign } from './assign.ts'
import { changeKeys } from './change-keys.ts'
import { type Change, compare, isSame } from './compare.ts'
import { type ApplicationDiff, type ComparedApplication, diffApplication, type LineDiff } from './diff-application.ts'
import { matchLines } from './match-lines.ts'

const diff = (change: Parameters<typeof anApplication>[0], before: Parameters<typeof anApplication>[0] = {}) =>
  diffApplication(anApplication(before), anApplication(change))
const lines = (before: ProductLine[], after: ProductLine[]) =>
  diff({ productLines: after }, { productLines: before }).lines.map(
    ({ kind, fromIndex, toIndex, changes }) =>
      `${kind} ${fromIndex ?? '-'}→${toIndex ?? '-'}${changes.map(({ path }) => ` ${path}`).join('')}`,
  )
const line = (id: string, change: Partial<ProductLine> = {}) => aProductLine({ id, ...change })

function applyChanges<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce((result, { path, to }) => setAt(result, path, to), value)
}

function applyLine({ from, to, changes }: LineDiff): ProductLine[] {
  if (!to) return []
  return [from ? { ...applyChanges(from, changes), id: to.id } : to]
}

/** The current application, made of the original and the difference: the comparison loses nothing. */
function applyDiff(original: ComparedApplication, { changes, lines }: ApplicationDiff): ComparedApplication {
  return { ...applyChanges(original, changes), productLines: lines.flatMap(applyLine) }
}

describe('facts', () => {
  it.each([
    [undefined, null, true],
    ['', undefined, true],
    [[], null, true],
    [{ a: '' }, undefined, true],
    [12, 12.0, true],
    [0, undefined, false],
    [false, undefined, false],
    [12, '12', false],
    [['a'], ['a', 'a'], false],
    [[{ a: 1, b: '' }], [{ a: 1 }], true],
    [[{ a: 1 }], [{ a: 2 }], false],
    [['a', 'b'], ['b', 'a'], false],
    [['a', 'b'], ['a', 'c'], false],
    [['a'], 'a', false],
    [[''], [], false],
    [{ 0: 'x' }, 'x', false],
    [[{ a: 1 }], [{ a: 1, b: 2 }], false],
    [[{ a: 1, b: 2 }], [{ a: 1, b: 3 }], false],
    [[{ a: [1, 2] }], [{ a: [2, 1] }], false],
    [{ a: 1 }, ['a'], false],
    [{ a: { b: 1 } }, { a: { b: 1, c: null } }, true],
  ])('[CHG-01] %j and %j say the same: %s', (one, other, same) => {
    expect(isSame(one, other, 'x')).toBe(same)
    expect(isSame(other, one, 'x')).toBe(same)
  })

  it('[CHG-01] sets have no order, but a number of members', () => {
    expect(isSame(['PAPER', 'PDF'], ['PDF', 'PAPER'], 'certificateFormats')).toBe(true)
    expect(isSame(['PAPER', 'PAPER'], ['PDF', 'PAPER'], 'certificateFormats')).toBe(false)
    expect(isSame(['PAPER', 'PAPER'], ['PAPER', 'PDF'], 'certificateFormats')).toBe(false)
    expect(isSame(['PAPER', 'E_CERT'], ['PAPER', 'PDF'], 'certificateFormats')).toBe(false)
  })

  it.each([
    'certificateFormats',
    'catchAreas',
    'pdfCertificateDetails.productClassificationCodes',
    'pdfCertificateDetails.requisition',
  ])('[CHG-01] %s is a set', (path) => {
    expect(compare(['one', 'two'], ['two', 'one'], path)).toEqual([])
    expect(compare(['one', 'two'], ['two', 'three'], path)).toHaveLength(1)
  })

  it('[CHG-01] are changed, added or removed, each by its own path', () => {
    expect(compare({ a: { b: 1, c: 2, d: '' } }, { a: { b: 3, d: 'x' } })).toEqual([
      { kind: 'changed', path: 'a.b', from: 1, to: 3 },
      { kind: 'removed', path: 'a.c', from: 2 },
      { kind: 'added', path: 'a.d', to: 'x' },
    ])
    expect(compare(undefined, { a: 1 }, 'p')).toEqual([{ kind: 'added', path: 'p.a', to: 1 }])
    expect(compare({ a: 1 }, '', 'p')).toEqual([{ kind: 'removed', path: 'p.a', from: 1 }])
    expect(compare(null, { a: 1 }, 'p')).toEqual([{ kind: 'added', path: 'p.a', to: 1 }])
    expect(compare({ a: 1 }, null, 'p')).toEqual([{ kind: 'removed', path: 'p.a', from: 1 }])
    expect(compare({ a: 1 }, 'x', 'p')).toEqual([{ kind: 'changed', path: 'p', from: { a: 1 }, to: 'x' }])
  })
})

describe('the application', () => {
  it('[CHG-01] the same has no change, and what the authority writes is none', () => {
    const again = diff({ applicationStatus: 'UTSTEDT', version: 9, referenceNumber: 4002, fees: [{ amount: 375 }] })
    expect(again).toMatchObject({ changes: [], count: 0, lines: [{ kind: 'same' }] })
  })

  it('[CHG-01] a list in a list is compared to its last item, and told as the whole that one reads', () => {
    const sealed = (...seals: string[]) => [
      { number: 'TEST1', seals: [{ number: 'NO1' }] },
      { number: 'TEST2', seals: seals.map((number) => ({ number })) },
    ]
    const carried = (containers: ReturnType<typeof sealed>) =>
      anApplication({ transport: { ...anApplication().transport, containers } })
    const [before, after] = [carried(sealed('NO2', 'NO3')), carried(sealed('NO2', 'NO4'))]
    expect(diffApplication(before, carried(sealed('NO2', 'NO3'))).changes).toEqual([])
    expect(diffApplication(before, after).changes).toEqual([
      { kind: 'changed', path: 'transport.containers', from: sealed('NO2', 'NO3'), to: sealed('NO2', 'NO4') },
    ])
    expect(changeKeys(diffApplication(before, after))).toEqual(['transport.containers'])
  })

  it('[CRT-04] a declaration is one fact, given or not, whatever version of its text was read', () => {
    const declaring = (fulfillsEuRequirements: ReturnType<typeof given> | undefined) =>
      anApplication({ transport: { fulfillsEuRequirements } })
    const [first, second] = [declaring(given('1.1.100', 1)), declaring(given('1.1.100', 2))]
    expect(diffApplication(first, second).changes).toEqual([])
    const path = 'transport.fulfillsEuRequirements'
    expect(diffApplication(first, declaring(undefined)).changes).toEqual([
      { kind: 'removed', path, from: given('1.1.100', 1) },
    ])
    expect(diffApplication(declaring(undefined), second).changes).toEqual([
      { kind: 'added', path, to: given('1.1.100', 2) },
    ])
  })

  it('[CHG-01] a nested part tells what in it changed', () => {
    const { recipient } = anApplication()
    const changed = diff({ recipient: { ...recipient, consignee: { ...recipient?.consignee, city: 'Beijing' } } })
    expect(changed.changes).toEqual([
      { kind: 'changed', path: 'recipient.consignee.city', from: 'Shanghai', to: 'Beijing' },
    ])
    expect(changed.count).toBe(1)
  })

  it('[CHG-01] counts every fact of the application and of a changed line, and a new or removed line once', () => {
    const kept = line('k', { species: '714' })
    const changed = diff(
      {
        consentForECert: undefined,
        countryOfDestination: 'SG',
        productLines: [
          kept,
          line('a', { netWeight: 1, lotNumber: 'X', coldStore: 'Lager' }),
          line('n', { species: '713', netWeight: 5 }),
        ],
      },
      { productLines: [kept, line('a'), line('o', { species: '1022' })] },
    )
    expect(changed.lines.map(({ kind, changes }) => `${kind} ${changes.length}`)).toEqual([
      'same 0',
      'changed 3',
      'added 0',
      'removed 0',
    ])
    expect(changed.changes).toHaveLength(2)
    expect(changed.count).toBe(7)
  })

  it('[CHG-01] without product lines, before or after, has none to compare', () => {
    expect(diffApplication({}, {})).toEqual({ changes: [], lines: [], count: 0 })
    expect(diffApplication({}, { productLines: [line('a')] })).toMatchObject({ lines: [{ kind: 'added' }], count: 1 })
    expect(diffApplication({ productLines: [line('a')] }, {})).toMatchObject({ lines: [{ kind: 'removed' }], count: 1 })
  })
})

describe('product lines', () => {
  const other = line('o', { species: '713' })
  const twin = line('t', { netWeight: 1 })

  it.each([
    ['in another order', [line('a'), other], [other, line('a')], ['same 1→0', 'same 0→1']],
    ['a fact changed', [line('a')], [line('a', { netWeight: 7 })], ['changed 0→0 netWeight']],
    ['another id alone', [line('a')], [line('b')], ['same 0→0']],
    ['one of two the same taken away', [line('a'), line('b')], [line('b')], ['same 1→0', 'removed 0→-']],
    ['one part of the key edited', [line('a')], [line('a', { species: '713' })], ['changed 0→0 species']],
    [
      'one part of the key and another fact edited',
      [line('a')],
      [line('a', { species: '713', netWeight: 7 })],
      ['added -→0', 'removed 0→-'],
    ],
    [
      'two parts of the key edited',
      [line('a')],
      [line('a', { species: '713', productionEstablishment: { approvalNumber: 'ST1' } })],
      ['added -→0', 'removed 0→-'],
    ],
    [
      'the key of two that are the same but for it, by their ids',
      [line('a'), line('b', { species: '714' })],
      [line('b', { species: '713' }), line('a', { species: '719' })],
      ['changed 1→0 species', 'changed 0→1 species'],
    ],
    [
      'the key of two without a common id, in their order',
      [line('a'), line('b', { species: '714' })],
      [line('c', { species: '713' }), line('d', { species: '719' })],
      ['changed 0→0 species', 'changed 1→1 species'],
    ],
    ['a new one', [line('a')], [line('a'), other], ['same 0→0', 'added -→1']],
    [
      'the nearest of one key',
      [line('a'), twin],
      [line('c', { netWeight: 1, lotNumber: 'X' })],
      ['changed 1→0 lotNumber', 'removed 0→-'],
    ],
    [
      'the same id among equally near',
      [line('a', { netWeight: 1 }), line('b', { netWeight: 2 })],
      [line('b', { netWeight: 3 })],
      ['changed 1→0 netWeight', 'removed 0→-'],
    ],
    [
      'the order among equally near',
      [line('a', { netWeight: 1 }), line('b', { netWeight: 2 })],
      [line('c', { netWeight: 3 }), line('d', { netWeight: 4 })],
      ['changed 0→0 netWeight', 'changed 1→1 netWeight'],
    ],
    [
      'the nearest of several new ones',
      [line('a')],
      [line('c', { netWeight: 7, lotNumber: 'X' }), line('d', { netWeight: 7 })],
      ['added -→0', 'changed 0→1 netWeight'],
    ],
    [
      'fewer differences before the same id',
      [line('a', { netWeight: 1, lotNumber: '1' }), line('b', { netWeight: 2, lotNumber: '2' })],
      [line('a', { netWeight: 3, lotNumber: '2' })],
      ['changed 1→0 netWeight', 'removed 0→-'],
    ],
    [
      'the nearest place among equally near',
      [line('a', { netWeight: 1 }), line('b', { netWeight: 2 }), line('c', { netWeight: 3 })],
      [other, line('d', { netWeight: 4 })],
      ['added -→0', 'changed 1→1 netWeight', 'removed 0→-', 'removed 2→-'],
    ],
    ['none before', [], [line('a')], ['added -→0']],
    ['none after', [line('a')], [], ['removed 0→-']],
  ] as const)('[CHG-02] %s', (_title, before, after, expected) => {
    expect(lines([...before], [...after])).toEqual(expected)
  })

  const editedKeys = [
    [{ productionPeriod: { from: '2026-11-17', to: '2026-11-19' } }, 'productionPeriod.from'],
    [{ productionPeriod: { from: '2026-11-18', to: '2026-11-20' } }, 'productionPeriod.to'],
    [{ productionPeriod: { from: '2026-11-17', to: '2026-11-20' } }, 'productionPeriod.from productionPeriod.to'],
    [{ productionEstablishment: { approvalNumber: 'ST1' } }, 'productionEstablishment.approvalNumber'],
    [{ species: '1022' }, 'species'],
  ] as const

  it.each(editedKeys)('[CHG-02] each part of the key tells lines apart: %j', (change) => {
    const after = line('a', { ...change, lotNumber: 'another' })
    expect(lines([line('a')], [after])).toEqual(['added -→0', 'removed 0→-'])
  })

  it.each(editedKeys)(
    '[CHG-02] a line that was edited in one part of its key alone is one changed line: %j',
    (change, paths) => {
      const before = line('a', {
        productionEstablishment: { approvalNumber: line('a').productionEstablishment?.approvalNumber },
      })
      expect(lines([before], [{ ...before, ...change, id: 'b' }])).toEqual([`changed 0→0 ${paths}`])
    },
  )

  it('[CHG-02] a part of the key that says nothing is the same nothing however it is written', () => {
    const bare: ProductLine = { id: 'a', netWeight: 1 }
    const blank = line('b', {
      productionPeriod: { from: '', to: '' },
      productionEstablishment: { approvalNumber: '' },
      species: '',
    })
    expect(matchLines([bare], [blank])).toEqual([{ from: bare, to: blank, fromIndex: 0, toIndex: 0 }])
  })

  it('[CHG-02] the same id is a pair however far it has moved, when nothing else tells the lines apart', () => {
    const others = Array.from({ length: 1100 }, (_, index) => line(`o${index}`, { species: '713', netWeight: index }))
    const before = [line('b', { netWeight: 1 }), ...others, line('a', { netWeight: 2 })]
    expect(matchLines(before, [line('a', { netWeight: 3 })])[0]).toMatchObject({ fromIndex: 1101, toIndex: 0 })
  })

  it('[CHG-02] lines that say nothing yet have one key, and are told apart by what they say', () => {
    const empty = (id: string, netWeight?: number): ProductLine => ({
      id,
      ...(netWeight !== undefined && { netWeight }),
    })
    expect(lines([empty('a', 1), empty('b')], [empty('c'), empty('d', 1)])).toEqual(['same 1→0', 'same 0→1'])
    const many = (from: number) => Array.from({ length: 12 }, (_, index) => empty(`${from + index}`, index))
    expect(lines(many(0), many(100).toReversed()).every((text) => text.startsWith('same'))).toBe(true)
    expect(lines(many(0), many(6)).filter((text) => text.startsWith('same'))).toHaveLength(12)
    const longer = [...many(0), ...Array.from({ length: 3 }, (_, index) => empty(`x${index}`, 50 + index))]
    expect(lines(longer, many(0)).filter((text) => text.startsWith('removed'))).toHaveLength(3)
    expect(lines(many(0), longer).filter((text) => text.startsWith('added'))).toHaveLength(3)
  })

  it('[CHG-02] many of one key are paired by id, then by order', () => {
    const many = (weight: number, ids: (index: number) => string) =>
      Array.from({ length: 30 }, (_, index) => line(ids(index), { netWeight: weight + index }))
    const before = many(1, (index) => `l${index}`)
    expect(
      lines(
        before,
        many(1000, (index) => `l${29 - index}`),
      )[0],
    ).toBe('changed 29→0 netWeight')
    expect(
      lines(
        before,
        many(1000, (index) => `n${index}`),
      )[3],
    ).toBe('changed 3→3 netWeight')
  })

  it('[CHG-02] among many of one key the same facts are a pair, however they are written', () => {
    const sites = (index: number) => [{ siteNumber: 10_000 + index, fromDate: '2026-11-17' }]
    const numbers = Array.from({ length: 24 }, (_, index) => index)
    const before = numbers.map((index) =>
      line(`a${index}`, { packaging: { type: 'CT', numberOfPackages: 1 }, slaughterInformation: sites(index) }),
    )
    const after = numbers.toReversed().map((index) => {
      const { netWeight, species, ...rest } = line(`b${index}`, { slaughterInformation: sites(index) })
      return {
        lotNumber: '',
        species,
        netWeight,
        ...rest,
        packaging: { numberOfPackages: 1, type: 'CT' },
        coldStore: index % 2 === 0 ? '' : null,
        catchAreas: [],
        productionEstablishment: { ...rest.productionEstablishment, unauthorizedEstablishmentInfo: { country: '' } },
      }
    })
    expect(lines(before, after)).toEqual(numbers.map((index) => `same ${23 - index}→${index}`))
  })

  it('[CHG-02] among many of one key a set in another order is the same set', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index)
    const areas = ['FAO27.1.a', 'FAO27.1.b', 'FAO27.2.a']
    const before = numbers.map((index) => aWildCaughtLine({ id: `a${index}`, netWeight: index, catchAreas: areas }))
    const after = numbers
      .toReversed()
      .map((index) => aWildCaughtLine({ id: `b${index}`, netWeight: index, catchAreas: areas.toReversed() }))
    expect(lines(before, after)).toEqual(numbers.map((index) => `same ${11 - index}→${index}`))
  })

  it('[CHG-02] among many of one key what is left beside the twins is paired by fewest differences', () => {
    const numbers = Array.from({ length: 10 }, (_, index) => index)
    const twin = line('t', { netWeight: 5000 })
    const before = [twin, ...numbers.map((index) => line(`l${index}`, { netWeight: 1, lotNumber: `L${index}` }))]
    const after = [
      ...numbers.toReversed().map((index) => line(`n${index}`, { netWeight: 2, lotNumber: `L${index}` })),
      { ...twin, id: 'u' },
    ]
    expect(lines(before, after)).toEqual([
      ...numbers.map((index) => `changed ${10 - index}→${index} netWeight`),
      'same 0→10',
    ])
  })

  it('[CHG-02] among many of one key without ids the order decides, also where new lines repeat each other', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index)
    const before = numbers.map((index) => line(`l${index}`, { netWeight: 1 + index }))
    const after = numbers.map((index) => line(`n${index}`, { netWeight: 100 + (index % 3) }))
    expect(matchLines(before, after).map(({ fromIndex }) => fromIndex)).toEqual(numbers)
  })

  it('[CHG-02] among many of one key that all differ, ids come first, each once, and the rest follow in order', () => {
    const before = Array.from({ length: 12 }, (_, index) => line(`l${index}`, { netWeight: 1 + index }))
    const after = ['n0', 'n1', 'l3', 'l3', 'l0', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10', 'n11'].map((id, index) =>
      line(id, { netWeight: 100 + index }),
    )
    expect(matchLines(before, after).map(({ fromIndex }) => fromIndex)).toEqual([1, 2, 4, 3, 0, 5, 6, 7, 8, 9, 10, 11])
    const twice = before.map((each) => ({ ...each, id: 'same' }))
    const used = matchLines(
      twice,
      after.map((each) => ({ ...each, id: 'same' })),
    ).map(({ fromIndex }) => fromIndex)
    expect(new Set(used).size).toBe(12)
  })

  it('[CHG-02] a line is used once, whatever the lists', () => {
    const anyLine = fc.record({
      species: fc.constantFrom('711', '713'),
      netWeight: fc.integer({ min: 1, max: 4 }),
      id: fc.constantFrom('a', 'b', 'c'),
    })
    const list = fc.array(
      anyLine.map((change) => aProductLine(change)),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(list, list, (before, after) => {
        const pairs = matchLines(before, after)
        const used = pairs.flatMap(({ fromIndex }) => fromIndex ?? [])
        expect(used.toSorted((a, b) => a - b)).toEqual(before.map((_, index) => index))
        expect(pairs.flatMap(({ toIndex }) => toIndex ?? [])).toEqual(after.map((_, index) => index))
        expect(matchLines(before, after)).toEqual(pairs)
      }),
    )
  })

  it('the cheapest pairing is no dearer than any other', () => {
    const table = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: rows + more, maxLength: rows + more }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    const minCost = (costs: number[][], row = 0, used: readonly number[] = []): number =>
      row === costs.length
        ? 0
        : Math.min(
            ...(costs[row] ?? []).map((cost, column) =>
              used.includes(column) ? Number.POSITIVE_INFINITY : cost + minCost(costs, row + 1, [...used, column]),
            ),
          )
    fc.assert(
      fc.property(table, (costs) => {
        const columns = assign(costs)
        expect(new Set(columns).size).toBe(costs.length)
        expect(columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0)).toBe(minCost(costs))
      }),
    )
  })
})

/** What is said, written in one way. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => canonical(item) ?? {})
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const clean = canonical(part)
    return clean === undefined ? [] : [[key, clean] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

describe('applying', () => {
  const text = fc.option(fc.constantFrom('', 'Oslo', 'Bergen'), { nil: undefined })
  const aLine = fc
    .record({
      species: fc.constantFrom('711', '1022'),
      netWeight: fc.integer({ min: 1, max: 3 }),
      lotNumber: text,
      coldStore: fc.constantFrom(null, '', 'Lager'),
      isWild: fc.boolean(),
      areas: fc.subarray(['FAO27', 'FAO27.1.a', 'FAO27.2.a']),
    })
    .map(({ isWild, areas, ...change }, index = 0) =>
      isWild ? aWildCaughtLine({ ...change, id: `w${index}`, catchAreas: areas }) : aProductLine(change),
    )
  const anything = fc
    .record({
      productLines: fc.array(aLine, { maxLength: 6 }),
      city: text,
      certificateFormats: fc.subarray(['PAPER', 'E_CERT', 'PDF'] as const),
      hasTransport: fc.boolean(),
      maxTemperature: fc.integer({ min: -20, max: 4 }),
    })
    .map(({ city, hasTransport, maxTemperature, ...rest }) =>
      anApplication({
        ...rest,
        recipient: { consignee: { name: 'X', city } },
        transport: hasTransport ? { temperatureRequirements: { isAmbient: false, maxTemperature } } : undefined,
      }),
    )

  it('[CHG-01] the difference to the original gives the current application', () => {
    fc.assert(
      fc.property(anything, anything, (original, current) => {
        const difference = diffApplication(original, current)
        const applied = applyDiff(original, difference)
        expect(diffApplication(applied, current).count).toBe(0)
        expect(
          canonical(applied.productLines?.map(({ id, netWeight, species }) => ({ id, netWeight, species }))),
        ).toEqual(canonical(current.productLines?.map(({ id, netWeight, species }) => ({ id, netWeight, species }))))
        expect(canonical(applied.transport)).toEqual(canonical(current.transport))
        expect(canonical(applied.recipient)).toEqual(canonical(current.recipient))
      }),
      { numRuns: 300 },
    )
  })

  it('[CHG-01] an application differs from itself in nothing', () => {
    fc.assert(
      fc.property(anything, (application) => {
        expect(diffApplication(application, structuredClone(application)).count).toBe(0)
      }),
    )
  })
})
