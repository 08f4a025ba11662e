import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ApplicationDraft, applicationDraftSchema } from '../application/draft.ts'
import { fixtures as britain } from '../templates/1.1.324/fixtures.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../testing/index.ts'
import { baseRequest, stepRequest } from './build-request.ts'
import { requestLine, withProductLine } from './product-lines.ts'
import { readStored } from './read-stored.ts'

const foreign = {
  isUnauthorized: true,
  approvalNumber: 'DK 1',
  unauthorizedEstablishmentInfo: { name: 'Fisk ApS', country: 'DK' },
}

describe('the request', () => {
  it('[TPL-13] is the stored application with the change of the page, and nothing that the server owns', () => {
    const { transport } = anApplication()
    const request = stepRequest(anApplication(), { transport: { ...transport, transportId: 'NEW' } })
    expect(request.transport?.transportId).toBe('NEW')
    expect(request.control).toEqual(anApplication().control)
    expect(request.sender).toEqual({ contactPerson: anApplication().sender?.contactPerson })
    expect(applicationDraftSchema.safeParse(request).error).toBeUndefined()
  })

  it.each([
    [{ countryOfDestination: undefined }],
    [{ consignor: undefined }],
    [{ consignor: { organisationNumber: '' } }],
    [{ certificateTemplate: undefined }],
  ])('[TPL-13] is refused without what every application has: %j', (change) => {
    expect(() => baseRequest({ ...anApplication(), ...change })).toThrow('Missing required fields')
  })

  it('[TPL-13] of a later page is refused without an application', () => {
    expect(() => stepRequest(undefined, {})).toThrow('Application is required')
  })

  it('[TPL-13] of a copy leaves out what belongs to one journey', () => {
    const transport = { ...anApplication().transport, containerNumber: 'C1', sealNumber: 'S1' }
    const request = baseRequest(anApplication({ transport }), { copy: true })
    expect(request.control).toEqual({ location: anApplication().control?.location })
    expect(request.certificateRetrieval).toEqual({ office: 'KLOEFTA' })
    const {
      transportId: _,
      containerNumber: _c,
      sealNumber: _s,
      dateOfDeparture: _d,
      timeOfDeparture: _t,
      ...kept
    } = transport
    expect(request.transport).toEqual(kept)
    expect(request.productLines).toEqual(baseRequest(anApplication()).productLines)
  })

  it('[TPL-13] has a pickup only with an office', () => {
    const certificateRetrieval = { date: '2026-11-23', time: '10:30' }
    expect(baseRequest(anApplication({ certificateRetrieval }))).not.toHaveProperty('certificateRetrieval')
    expect(baseRequest(anApplication())).toHaveProperty('certificateRetrieval')
  })

  it('[TPL-13] copies the country of destination to the consignee', () => {
    expect(baseRequest({ ...britain.smallest, countryOfDestination: 'GB' }).recipient?.consignee?.country).toBe('GB')
  })

  it('[TPL-13] built twice is the same as built once', () => {
    const line = fc.record({ isAlive: fc.boolean(), isUnauthorized: fc.boolean(), lot: fc.string({ maxLength: 5 }) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.boolean(), (lines, copy) => {
        const productLines = lines.map(({ isAlive, isUnauthorized, lot }, index) =>
          aProductLine({
            id: `vl-${index}`,
            isAlive,
            lotNumber: lot,
            productionEstablishment: { ...foreign, isUnauthorized },
          }),
        )
        const once = baseRequest(anApplication({ productLines }), { copy })
        expect(baseRequest(once, { copy })).toEqual(once)
        expect(applicationDraftSchema.parse(once)).toEqual(once)
      }),
    )
  })
})

describe('product lines', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => aProductLine({ id })) as [
    ReturnType<typeof aProductLine>,
    ReturnType<typeof aProductLine>,
    ReturnType<typeof aProductLine>,
  ]
  it.each([
    ['no index', [first, second], undefined, ['c']],
    ['an index of the end', [first, second], 2, ['a', 'b', 'c']],
    ['an empty list', [], 7, ['c']],
    ['no list', undefined, 0, ['c']],
    ['an index inside', [first, second], 0, ['c', 'b']],
  ])('[TPL-14] %s', (_title, lines, index, ids) => {
    expect(withProductLine(lines, third, index).map(({ id }) => id)).toEqual(ids)
  })

  it.each([3, -1, 0.5])('[TPL-14] an index that cannot be is refused: %s', (index) => {
    expect(() => withProductLine([first, second], third, index)).toThrow('Invalid product line')
  })

  it('[TPL-15] alive animals send neither state nor type', () => {
    expect(requestLine(aProductLine({ isAlive: true }))).not.toHaveProperty('processingState')
    expect(requestLine(aProductLine({ isAlive: true }))).not.toHaveProperty('processingType')
    expect(requestLine(aProductLine())).toMatchObject({ processingState: 'FRESH', processingType: 'GUTTED' })
  })

  it('[TPL-15] a producer outside the register sends its own number and facts, one inside the chosen number alone', () => {
    expect(requestLine(aProductLine({ productionEstablishment: foreign })).productionEstablishment).toEqual(foreign)
    const chosen = { ...foreign, isUnauthorized: false, approvalNumber: 'ST337' }
    expect(requestLine(aProductLine({ productionEstablishment: chosen })).productionEstablishment).toEqual({
      isUnauthorized: false,
      approvalNumber: 'ST337',
    })
  })
})

describe('older shapes', () => {
  const read = (line: object) => (readStored({ productLines: [line] }) as { productLines: object[] }).productLines[0] // as it was given

  it.each([
    [
      { vesselName: 'Delta', vesselNumber: 'F-1' },
      { vesselInformation: [{ vesselName: 'Delta', vesselNumber: 'F-1' }] },
    ],
    [{ vesselName: 'Delta' }, { vesselInformation: [{ vesselName: 'Delta' }] }],
    [{ vesselName: '', vesselNumber: '' }, {}],
    [{ vesselInformation: [{ vesselName: 'A' }], vesselName: 'B' }, { vesselInformation: [{ vesselName: 'A' }] }],
    [{ catchArea: 'FAO27' }, { catchAreas: ['FAO27'] }],
    [{ catchArea: 'FAO27', catchAreas: ['FAO27.1.a'] }, { catchAreas: ['FAO27.1.a'] }],
    [{ lotNumber: '' }, {}],
    [{ lotNumber: 'L1' }, { lotNumber: 'L1' }],
    [{ hsCode: '030214' }, { productClassificationCode: '030214' }],
  ])('[TPL-16] a line %j is read as %j', (stored, now) => {
    expect(read({ id: '1', ...stored })).toEqual({ id: '1', ...now })
  })

  it('[TPL-16] times keep hours and minutes', () => {
    const stored = {
      transport: { timeOfDeparture: '18:30:00' },
      control: { dispatchTime: '08:00:00' },
      certificateRetrieval: { time: '10:30:00' },
    }
    expect(readStored(stored)).toEqual({
      transport: { timeOfDeparture: '18:30' },
      control: { dispatchTime: '08:00' },
      certificateRetrieval: { time: '10:30' },
    })
  })

  it.each([
    ['Tromsø', { value: 'Tromsø' }],
    ['', undefined],
    [
      { isUnauthorized: false, approvalNumber: 'T1' },
      { establishment: { isUnauthorized: false, approvalNumber: 'T1' } },
    ],
    [{ value: 'Bodø' }, { value: 'Bodø' }],
  ])('[TPL-16] a place of dispatch %j is read as %j', (placeOfDispatch, now) => {
    expect(readStored({ transport: { placeOfDispatch } })).toEqual({
      transport: now === undefined ? {} : { placeOfDispatch: now },
    })
  })

  it('[TPL-16] an older document is read as today’s, and today’s as itself', () => {
    const vessel = fc.record({
      vesselName: fc.string({ minLength: 1, maxLength: 9 }),
      vesselNumber: fc.string({ maxLength: 9 }),
    })
    fc.assert(
      fc.property(vessel, fc.constantFrom('FAO27', 'FAO27.2.a'), fc.boolean(), (one, catchArea, isOld) => {
        const { vesselInformation: _v, catchAreas: _c, ...line } = aWildCaughtLine()
        const old = { ...line, ...one, catchArea, lotNumber: '' }
        const draft: ApplicationDraft = baseRequest(anApplication())
        const stored = isOld ? { ...draft, productLines: [old] } : draft
        const once = readStored(stored)
        expect(applicationDraftSchema.safeParse(once).error).toBeUndefined()
        expect(readStored(once)).toEqual(once)
        if (!isOld) expect(once).toEqual(draft)
      }),
    )
  })

  it.each([undefined, null, 'x', 7, []])('[TPL-16] what is no document is left as it is: %j', (stored) => {
    expect(readStored(stored)).toEqual(stored)
    expect(readStored({ productLines: [stored], transport: stored })).toMatchObject({ productLines: [stored] })
  })
})
