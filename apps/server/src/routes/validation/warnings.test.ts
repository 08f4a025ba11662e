import { getCase, type SendAnswer } from '@eksport/api'
import { type ApplicationDraft, type ProductLine, today } from '@eksport/domain'
import { given } from '@eksport/domain/testing'
import { addDays } from '@eksport/forms'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  codesOf,
  forTheUsa,
  officer,
  send,
  setDraw,
  startServerOfRegisters,
  untilTaken,
} from '../../testing/asked-registers.ts'
import { aDraft } from '../../testing/index.ts'

startServerOfRegisters()

const osloDay = (ahead: number) => addDays(today(new Date().toISOString()), ahead)
const dayAfterDeparture = ({ transport }: ApplicationDraft) => addDays(transport?.dateOfDeparture ?? osloDay(0), 1)
const onItsLine = (draft: ApplicationDraft, change: Partial<ProductLine>): ApplicationDraft => ({
  ...draft,
  productLines: draft.productLines?.map((line) => ({ ...line, ...change })),
})

/** The same to Brazil: the certificate that asks for the days of slaughter and may approve itself. */
function forBrazil(): ApplicationDraft {
  const { recipient, ...draft } = aDraft(new Date())
  const placeOfDestination = { city: 'São Paulo', country: 'BR' }
  return onItsLine(
    {
      ...draft,
      ...{ countryOfDestination: 'BR', certificateTemplate: '1.1.7', certificateFormats: ['PAPER'] },
      recipient: { ...recipient, placeOfDestination },
      transport: {
        ...draft.transport,
        ...{ pointOfEntry: 'BRGRU', consentGeneralRequirements: given('1.1.7'), noPhosphatesAdded: given('1.1.7') },
        intendedForHumanConsumption: given('1.1.7'),
      },
    },
    { productClassificationCode: '03021400', productDescription: 'Fresh salmon' },
  )
}

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
    [
      'a slaughter that ends after today',
      () =>
        onItsLine(forBrazil(), {
          slaughterInformation: [{ siteNumber: 10_790, fromDate: osloDay(0), toDate: osloDay(1) }],
        }),
      'SLAUGHTER_NOT_ENDED',
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
