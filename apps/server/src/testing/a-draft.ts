import { randomUUID } from 'node:crypto'
import type { ApplicationDraft } from '@eksport/domain'
import { anApplication, given } from '@eksport/domain/testing'

/** The organisation that the drafts are of; the exporter of the tests may act for it. */
export const organisationNumber = '310000043'

const day = 86_400_000

/** The first Wednesday at least a week ahead: an ordinary working day whenever the tests run. */
function nextWednesday(now: Date): Date {
  const wanted = new Date(now.getTime() + 7 * day)
  return new Date(wanted.getTime() + ((10 - wanted.getUTCDay()) % 7) * day)
}

const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** A complete draft for China, on paper and electronically, that may be sent now. */
export function aDraft(now: Date, overrides: Partial<ApplicationDraft> = {}): ApplicationDraft {
  const { control, transport, productLines, sender, ...whole } = anApplication()
  const departure = nextWednesday(now)
  const ago = (days: number) => dateOf(new Date(now.getTime() - days * day))
  const before = (days: number) => dateOf(new Date(departure.getTime() - days * day))
  return {
    applicationType: whole.applicationType,
    applicationFormat: whole.applicationFormat,
    certificateFormats: whole.certificateFormats,
    certificateTemplate: whole.certificateTemplate,
    countryOfDestination: whole.countryOfDestination,
    consignor: { organisationNumber, internalReference: 'F-2026-TEST' },
    ...(whole.recipient === undefined ? {} : { recipient: whole.recipient }),
    sender: sender?.contactPerson === undefined ? undefined : { contactPerson: sender.contactPerson },
    control: { ...control, dispatchDate: before(1) },
    transport: { ...transport, dateOfDeparture: dateOf(departure) },
    productLines: (productLines ?? []).map((line) => ({
      ...line,
      // Two drafts are two consignments: the same lot would be found as the same goods.
      lotNumber: `L-${randomUUID().slice(0, 8)}`,
      // Already produced, and recent enough to leave on the latest such Wednesday.
      productionPeriod: { from: ago(1), to: ago(0) },
      slaughterInformation: [{ siteNumber: 10_790, fromDate: ago(1), toDate: ago(0) }],
    })),
    certificateRetrieval: { office: 'KLOEFTA', date: before(1), time: '10:30' },
    consentForECert: whole.consentForECert,
    ...overrides,
  }
}

/** A complete draft for the USA on paper, which no person needs to assess. */
export function aDraftForTheUsa(now: Date, overrides: Partial<ApplicationDraft> = {}): ApplicationDraft {
  const draft = aDraft(now)
  const address = { address: 'Example Pier 9', city: 'Boston' }
  const phoneNumber = { callingCode: '+1', number: '5550000' }
  return {
    ...draft,
    countryOfDestination: 'US',
    certificateTemplate: '2.1.22',
    certificateFormats: ['PAPER'],
    recipient: {
      consignee: { name: 'Boston Sample Seafood Inc', ...address, phoneNumber },
      placeOfDestination: { city: 'Boston', country: 'US' },
    },
    transport: { ...draft.transport, pointOfEntry: 'USNYC', consentGeneralRequirements: given('2.1.22') },
    productLines: (draft.productLines ?? []).map((line) => ({ ...line, productClassificationCode: '0302' })),
    ...overrides,
  }
}
