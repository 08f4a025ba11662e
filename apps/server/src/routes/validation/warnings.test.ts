import { getCase, type SendAnswer } from '@eksport/api'
import { type ApplicationDraft, type ProductLine, today } from '@eksport/domain'
import { addDays, addMonths } from '@eksport/forms'
import { beforeAll, describe, expect, it } from 'vitest'
import { codesOf, forTheUsa, send, setDraw, startServerOfRegisters, untilTaken } from '../../testing/asked-registers.ts'
import { officer } from '../../testing/shared-server.ts'

startServerOfRegisters()

const osloDay = (ahead: number) => addDays(today(new Date().toISOString()), ahead)
const dayAfterDeparture = ({ transport }: ApplicationDraft) => addDays(transport?.dateOfDeparture ?? osloDay(0), 1)
const onItsLine = (draft: ApplicationDraft, change: Partial<ProductLine>): ApplicationDraft => ({
  ...draft,
  productLines: draft.productLines?.map((line) => ({ ...line, ...change })),
})

/** An application that waits for an officer, who reads why. */
async function isForAPerson({ referenceNumber, ...answer }: SendAnswer, code: string) {
  expect(answer).toMatchObject({ applicationStatus: 'INNSENDT', decision: 'MANUAL', reasons: [code] })
  const { decision, application } = await officer.client.call(getCase, { params: { referenceNumber } })
  expect(application.applicationStatus).toBe('INNSENDT')
  const [reason] = decision?.reasons ?? []
  expect(reason?.code).toBe(code)
  expect(new Set(Object.values(reason?.messages ?? {})).size).toBe(3)
}

describe('a warning of the rules', () => {
  beforeAll(async () => {
    await setDraw(0)
    await untilTaken(async () => (await send(forTheUsa())).decision === 'AUTO_APPROVED')
  })

  it.each<[string, (draft: ApplicationDraft) => ApplicationDraft, string]>([
    [
      'dates out of order',
      (draft) => ({
        ...draft,
        certificateRetrieval: { ...draft.certificateRetrieval, date: dayAfterDeparture(draft) },
      }),
      'DATES_OUT_OF_ORDER',
    ],
    [
      'a production that ends after today',
      (draft) => onItsLine(draft, { productionPeriod: { from: osloDay(0), to: osloDay(1) } }),
      'PRODUCTION_PERIOD_NOT_ENDED',
    ],
  ])('[RUL-07] %s can be sent, and a person decides', async (_, change, code) => {
    const draft = change(forTheUsa())
    expect((await codesOf(draft)).map((found) => found.split(' ')[0])).toEqual([code])
    await isForAPerson(await send(draft), code)
  })

  it('[RUL-07] the same consignment a second time can be sent, and a person decides', async () => {
    const draft = forTheUsa()
    await send(draft)
    expect(await codesOf(draft)).toEqual(['DUPLICATE_CONSIGNMENT WARNING'])
    await isForAPerson(await send(draft), 'DUPLICATE_CONSIGNMENT')
  })
})

/** The goods of its line again, for each of these changes of it. */
const onLines = (draft: ApplicationDraft, certificateTemplate: string, ...changes: Partial<ProductLine>[]) => ({
  ...draft,
  certificateTemplate,
  productLines: (draft.productLines ?? []).flatMap((line) =>
    changes.map((change, index) => ({ ...line, id: `${index}`, ...change })),
  ),
})
const madeBy = (approvalNumber: string) => ({ productionEstablishment: { isUnauthorized: false, approvalNumber } })
const under = (productClassificationCode: string) => ({ productClassificationCode })
const packedIn = (type: string) => ({ packaging: { type, numberOfPackages: 720 } })

describe('[RUL-01] [TPL-17] what a template has no room for', () => {
  it.each<[string, string, Partial<ProductLine>[], Partial<ProductLine>[]]>([
    [
      'PROCESSING_ESTABLISHMENTS_NOT_EQUAL MANUAL_PROCESSING',
      '1.1.7',
      [madeBy('ST337'), madeBy('ST337')],
      [madeBy('ST337'), madeBy('F430')],
    ],
    [
      'MORE_THAN_THREE_DIFFERENT_PRODUCT_CLASSIFICATIONS MANUAL_PROCESSING',
      '1.1.12',
      ['0302', '0303', '0304', '0302'].map(under),
      ['0302', '0303', '0304', '0305'].map(under),
    ],
    ['INVALID_PACKAGING_TYPE_FOR_TEMPLATE CRITICAL', '2.1.27', [packedIn('DR')], [packedIn('QR')]],
    [
      'PACKAGING_TYPES_NOT_EQUAL CRITICAL',
      '1.1.100',
      [packedIn('QR'), packedIn('QR')],
      [packedIn('QR'), packedIn('CT')],
    ],
  ])('%s is found on %s, and not on the general certificate', async (code, template, within, beyond) => {
    expect(await codesOf(onLines(forTheUsa(), template, ...within))).not.toContain(code)
    expect(await codesOf(onLines(forTheUsa(), template, ...beyond))).toContain(code)
    expect(await codesOf(onLines(forTheUsa(), '2.1.22', ...beyond))).not.toContain(code)
  })
})

/** The goods of its line in another state at other temperatures. */
const carried = (draft: ApplicationDraft, change: Partial<ProductLine>, temperatures: object): ApplicationDraft => ({
  ...onItsLine(draft, change),
  transport: { ...draft.transport, temperatureRequirements: temperatures },
})

describe('a check of the goods', () => {
  const ambient = { isAmbient: true }
  const years = (ago: number) => addMonths(osloDay(0), -12 * ago)
  it.each<[string, (draft: ApplicationDraft) => ApplicationDraft, string]>([
    [
      'production after departure',
      (draft) =>
        onItsLine(draft, { productionPeriod: { from: dayAfterDeparture(draft), to: dayAfterDeparture(draft) } }),
      'LINE_DATES_IMPOSSIBLE CRITICAL',
    ],
    [
      'production in another century',
      (draft) => onItsLine(draft, { productionPeriod: { from: years(30), to: years(30) } }),
      'LINE_DATES_UNLIKELY MANUAL_PROCESSING',
    ],
    [
      'a shrimp under fish',
      (draft) => onItsLine(draft, { species: '2524', natureOfCommodity: 'WILD_CAUGHT' }),
      'HS_DOES_NOT_FIT_GOODS MANUAL_PROCESSING',
    ],
    [
      'a living animal under fresh fish',
      (draft) => onItsLine(draft, { isAlive: true }),
      'HS_DOES_NOT_FIT_GOODS MANUAL_PROCESSING',
    ],
    [
      'fresh fish without cooling',
      (draft) => carried(draft, {}, ambient),
      'TEMPERATURE_DOES_NOT_FIT_GOODS MANUAL_PROCESSING',
    ],
    [
      'frozen shrimp at 4 °C',
      (draft) =>
        carried(
          draft,
          { processingState: 'COOKED_FROZEN' },
          { isAmbient: false, minTemperature: 0, maxTemperature: 4 },
        ),
      'TEMPERATURE_DOES_NOT_FIT_GOODS MANUAL_PROCESSING',
    ],
    ['farmed minke whale', (draft) => onItsLine(draft, { species: '2729' }), 'SPECIES_NOT_FARMED MANUAL_PROCESSING'],
    ['minke whale', (draft) => onItsLine(draft, { species: '2729' }), 'SPECIES_PROTECTED MANUAL_PROCESSING'],
    [
      '10 grammes in millions of packages',
      (draft) => onItsLine(draft, { netWeight: 0.01, packaging: { type: 'QR', numberOfPackages: 9_999_999 } }),
      'WEIGHT_UNLIKELY MANUAL_PROCESSING',
    ],
    [
      'a departure that has passed',
      (draft) => ({ ...draft, transport: { ...draft.transport, dateOfDeparture: osloDay(-1) } }),
      'DEPARTURE_PASSED CRITICAL',
    ],
    [
      'a destination in Norway',
      (draft) => ({ ...draft, recipient: { ...draft.recipient, placeOfDestination: { city: 'Oslo', country: 'NO' } } }),
      'DESTINATION_COUNTRY_DIFFERS CRITICAL',
    ],
  ])('[RUL-06] finds %s, by the lists of the reference data', async (_, change, code) => {
    expect(await codesOf(forTheUsa())).toEqual([])
    expect(await codesOf(change(forTheUsa()))).toContain(code)
  })
})
