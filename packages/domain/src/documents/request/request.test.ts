import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ApplicationDraft, applicationDraftSchema } from '../../application/draft.ts'
import { ownAnswers, serverOwned } from '../../application/own-answers.ts'
import { fixtures as britain } from '../../templates/1.1.324/fixtures.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../../testing/index.ts'
import { buildRequest, hasRequiredFields, requestLine } from './build-request.ts'
import { readStored } from './read-stored.ts'

const foreign = {
  isUnauthorized: true,
  approvalNumber: 'DK 1',
  unauthorizedEstablishmentInfo: { name: 'Fisk ApS', country: 'DK' },
}

describe('the request', () => {
  it('[TPL-13] is what the exporter answered, and nothing that the server owns', () => {
    const request = buildRequest(anApplication())
    expect(request.transport).toEqual(anApplication().transport)
    expect(request.sender).toEqual({ contactPerson: anApplication().sender?.contactPerson })
    expect(applicationDraftSchema.safeParse(request).error).toBeUndefined()
  })

  it.each([
    [{ countryOfDestination: undefined }],
    [{ countryOfDestination: 'CHN' }],
    [{ consignor: undefined }],
    [{ consignor: { organisationNumber: '' } }],
    [{ certificateTemplate: undefined }],
    [{ certificateTemplate: '' }],
  ])('[TPL-13] is refused without what every application has: %j', (change) => {
    expect(hasRequiredFields({ ...anApplication(), ...change })).toBe(false)
    expect(() => buildRequest({ ...anApplication(), ...change })).toThrow('Missing required fields')
    expect(hasRequiredFields(anApplication())).toBe(true)
  })

  it('[EXP-03] builds only the changed line again', () => {
    const [one, other] = [aProductLine(), { ...aWildCaughtLine(), id: 'other' }]
    const before = buildRequest(anApplication({ productLines: [one, other] })).productLines
    const after = buildRequest(anApplication({ productLines: [{ ...one, netWeight: 7 }, other] })).productLines
    expect(after?.[0]).toEqual({ ...before?.[0], netWeight: 7 })
    expect(after?.[1]).toBe(before?.[1])
  })

  it('[WIZ-17] leaves out what is wrong of one line, each time that it is made', () => {
    const half = { ...aProductLine(), netWeight: '12,' }
    const answers = { ...anApplication(), productLines: [aWildCaughtLine(), half] }
    const made = [buildRequest(answers), buildRequest({ ...answers })]
    for (const { productLines } of made) {
      expect(productLines?.map(({ id }) => id)).toEqual([aWildCaughtLine().id, half.id])
      expect(productLines?.[0]?.netWeight).toBe(aWildCaughtLine().netWeight)
      expect(productLines?.[1]).not.toHaveProperty('netWeight')
    }
  })

  it('[TPL-13] is refused without an application', () => {
    expect(() => buildRequest(undefined)).toThrow('Application is required')
  })

  it('[TPL-13] of a copy leaves out what belongs to one journey', () => {
    const containers = [{ number: 'C1', seals: [{ number: 'S1' }] }]
    const transport = { ...anApplication().transport, transportDocument: '172-0000', containers }
    const request = buildRequest(anApplication({ transport }), { copy: true })
    expect(request.control).toEqual({ location: anApplication().control?.location })
    expect(request.certificateRetrieval).toEqual({ office: 'KLOEFTA' })
    const {
      flightNumber: _,
      transportDocument: _a,
      containers: _c,
      dateOfDeparture: _d,
      timeOfDeparture: _t,
      ...kept
    } = transport
    expect(request.transport).toEqual(kept)
    const [line] = buildRequest(anApplication()).productLines ?? []
    const { lotNumber: _l, productionPeriod: _p, slaughterInformation, ...goods } = line ?? {}
    const sites = slaughterInformation?.map(({ siteNumber }) => ({ siteNumber }))
    expect(request.productLines).toEqual([{ ...goods, slaughterInformation: sites }])
  })

  it('[TPL-13] has a pickup only with an office', () => {
    const certificateRetrieval = { date: '2026-11-23', time: '10:30' }
    expect(buildRequest(anApplication({ certificateRetrieval }))).not.toHaveProperty('certificateRetrieval')
    expect(buildRequest(anApplication())).toHaveProperty('certificateRetrieval')
  })

  it('[TPL-13] copies the country of destination to the consignee', () => {
    expect(buildRequest({ ...britain.smallest, countryOfDestination: 'GB' }).recipient?.consignee?.country).toBe('GB')
  })

  it('[WIZ-17] leaves out all that cannot be stored, and keeps the entries of a list between', () => {
    const catchAreas = ['27.2.a', 7, '27.4.a', { area: 8 }, '27.5.b']
    const line = { ...aProductLine(), netWeight: '12a', numberOfPackages: '1-2', catchAreas }
    const productLines = Array.from({ length: 150 }, (_, index) => ({ ...line, id: `line-${index}` }))
    const request = buildRequest({ ...anApplication(), control: { dispatchDate: '31.11.2026' }, productLines })
    const { netWeight: _, numberOfPackages: __, ...rest } = line
    expect(request.control).toEqual({})
    expect(request.productLines).toEqual(
      productLines.map(({ id }) => requestLine({ ...rest, id, catchAreas: ['27.2.a', '27.4.a', '27.5.b'] })),
    )
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
        const once = buildRequest(anApplication({ productLines }), { copy })
        expect(buildRequest(once, { copy })).toEqual(once)
        expect(applicationDraftSchema.parse(once)).toEqual(once)
      }),
    )
  })
})

describe('[WIZ-17] what is stored of a form that is being filled in', () => {
  const start = {
    applicationType: 'HELSESERTIFIKAT',
    applicationFormat: 'STANDARD',
    certificateFormats: ['PAPER'],
    certificateTemplate: '1.1.100',
    countryOfDestination: 'CN',
    consignor: { organisationNumber: '310000043', internalReference: 'F-1' },
  }

  it.each([
    [
      'a half-typed weight',
      { productLines: [{ id: 'a', netWeight: '12,', lotNumber: 'L1' }] },
      { productLines: [{ id: 'a', lotNumber: 'L1' }] },
    ],
    [
      'a half-typed date',
      { control: { dispatchDate: '25.11', dispatchTime: '12:00' } },
      { control: { dispatchTime: '12:00' } },
    ],
    [
      'a wrong entry of a list',
      { productLines: [{ id: 'a', catchAreas: ['FAO27', 7] }] },
      { productLines: [{ id: 'a', catchAreas: ['FAO27'] }] },
    ],
    ['a line without its id', { productLines: [{ lotNumber: 'L1' }, { id: 'b' }] }, { productLines: [{ id: 'b' }] }],
    [
      'an unknown field',
      { transport: { teleport: true, placeOfLoading: 'Tromsø' } },
      { transport: { placeOfLoading: 'Tromsø' } },
    ],
    [
      'no type, format or formats yet',
      { applicationType: undefined, certificateFormats: undefined },
      { certificateFormats: [] },
    ],
  ])('[WIZ-17] %s leaves the rest', (_, wrong, stored) => {
    expect(buildRequest({ ...start, ...wrong })).toEqual({ ...start, ...stored })
  })

  it('[SEC-19] parts a document into the answers and what the server owns', () => {
    const document = anApplication()
    const { sender, ...answers } = ownAnswers(document)
    expect(sender).toEqual({ contactPerson: document.sender?.contactPerson })
    expect({ ...answers, ...serverOwned(document), sender: document.sender }).toEqual(document)
    expect(Object.keys(answers).filter((key) => key in serverOwned(document))).toEqual([])
  })
})

describe('product lines', () => {
  it('[EXP-03] a line that is sent as it stands is the very line, and another one is made anew', () => {
    const line = aProductLine({ isAlive: false })
    const { processingState: _, processingType: __, ...alive } = aProductLine({ isAlive: true })
    expect(requestLine(line)).toBe(line)
    expect(requestLine(alive)).toBe(alive)
    const withState = { ...alive, processingState: line.processingState }
    expect(requestLine(withState)).not.toBe(withState)
  })

  it('[TPL-15] alive animals send neither state nor type', () => {
    expect(requestLine(aProductLine({ isAlive: true }))).not.toHaveProperty('processingState')
    expect(requestLine(aProductLine({ isAlive: true }))).not.toHaveProperty('processingType')
    expect(requestLine(aProductLine())).toMatchObject({ processingState: 'FRESH', processingType: 'GUTTED' })
  })

  it('[TPL-15] a producer outside the register sends its own number and details, one inside the chosen number alone', () => {
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

  it.each([
    [{ vesselName: 'MS Delta' }, { vessel: { name: 'MS Delta' } }],
    [{ vesselName: 'MS Delta', transportId: '' }, { vessel: { name: 'MS Delta' } }],
    [{ vesselName: 'MS Delta', transportId: 'LH 1' }, { transportId: 'LH 1' }],
    [
      { meansOfTransport: 'AIR', transportId: 'LH 1' },
      { meansOfTransport: 'AIR', flightNumber: 'LH 1' },
    ],
    [
      { meansOfTransport: 'SHIP', transportId: 'MS Delta' },
      { meansOfTransport: 'SHIP', vessel: { name: 'MS Delta' } },
    ],
    [
      { meansOfTransport: 'TRUCK', transportId: 'AB 12345' },
      { meansOfTransport: 'TRUCK', registrationNumber: 'AB 12345' },
    ],
    [
      { meansOfTransport: 'TRAIN', transportId: '7' },
      { meansOfTransport: 'TRAIN', wagonNumber: '7' },
    ],
    [
      { meansOfTransport: 'AIR', transportId: 'LH 1', flightNumber: 'LH 2' },
      { meansOfTransport: 'AIR', flightNumber: 'LH 2' },
    ],
    [{ vesselName: '' }, {}],
    [{ containerNumber: 'C1' }, { containers: [{ number: 'C1' }] }],
    [{ containerNumber: '', sealNumber: 'S1' }, { containers: [{ seals: [{ number: 'S1' }] }] }],
    [{ containerNumber: '', sealNumber: '' }, {}],
    [{ containers: [], sealNumber: 'S1' }, { containers: [] }],
  ])('[TPL-16] a transport %j is read as %j', (transport, now) => {
    expect(readStored({ transport })).toEqual({ transport: now })
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
        const draft: ApplicationDraft = buildRequest(anApplication())
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
