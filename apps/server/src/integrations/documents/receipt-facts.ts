import { type Application, formatKroner, type PlainDate, type PlainTime } from '@eksport/domain'
import type { Locale, LocalizedText } from '@eksport/forms'
import type { Fact } from './certificate-facts.ts'
import { formatDay, formatInstant } from './format.ts'
import type { Lookups } from './lookups.ts'
import { receiptWords as words } from './receipt-catalogue.ts'

/** The same words in every language: the receipt is in one language only. */
export const only = (text: LocalizedText, locale: Locale): LocalizedText => ({
  nb: text[locale],
  nn: text[locale],
  en: text[locale],
})

const joined = (parts: (string | null | undefined)[], by: string): string | undefined => {
  const known = parts.filter((part): part is string => part != null && part !== '')
  return known.length === 0 ? undefined : known.join(by)
}

type Moment = { date?: PlainDate; time?: PlainTime }
const moment = ({ date, time }: Moment, locale: Locale) =>
  date && joined([formatDay(date, locale), time && `${words.at[locale]} ${time}`], ' ')

const senderFacts = ({ consignor, sender, recipient }: Application, lookups: Lookups, locale: Locale) => {
  const contact = sender?.contactPerson
  const consignee = recipient?.consignee
  const country = consignee?.country
  const number = `${words.organisationNumber[locale]} ${consignor.organisationNumber}`
  return [
    [words.consignor, joined([consignor.organisationName, number, consignor.address], '\n')],
    [
      words.consignee,
      joined(
        [
          consignee?.name,
          consignee?.address,
          joined([consignee?.city, country && (lookups.name('countries', country)?.[locale] ?? country)], ', '),
        ],
        '\n',
      ),
    ],
    [
      words.contact,
      joined([joined([contact?.firstName, contact?.lastName], ' '), contact?.phoneNumber, contact?.email], '\n'),
    ],
    [words.internalReference, consignor.internalReference],
  ] as const
}

const practicalFacts = (
  { control, transport, certificateRetrieval, fees, attachments }: Application,
  lookups: Lookups,
  locale: Locale,
) => {
  const place = control?.location
  const address = joined([place?.addressLine1, joined([place?.postalCode, place?.city], ' ')], ', ')
  const office = certificateRetrieval?.office
  return [
    [
      words.control,
      control && joined([moment({ date: control.dispatchDate, time: control.dispatchTime }, locale), address], '\n'),
    ],
    [
      words.departure,
      transport && moment({ date: transport.dateOfDeparture, time: transport.timeOfDeparture }, locale),
    ],
    [
      words.pickup,
      certificateRetrieval &&
        joined(
          [
            office && (lookups.name('certificate-offices', office)?.[locale] ?? office),
            moment(certificateRetrieval, locale),
            certificateRetrieval.pickupCompany,
          ],
          '\n',
        ),
    ],
    [
      words.fee,
      joined(
        (fees ?? []).map(({ amount }) => formatKroner(amount)),
        '\n',
      ),
    ],
    [
      words.attachments,
      joined(
        (attachments ?? []).map(({ filename }) => filename),
        '\n',
      ),
    ],
  ] as const
}

/** What the receipt repeats of the application, in one language; what is not stated is left out. */
export function receiptFacts(application: Application, lookups: Lookups, locale: Locale): Fact[] {
  const { certificateTemplate: template, certificateFormats, submittedDateTime } = application
  const name = lookups.name('certificate-templates', template)?.[locale]
  const entries = [
    [words.submitted, submittedDateTime && formatInstant(submittedDateTime, locale)],
    [
      words.formats,
      joined(
        certificateFormats.map((format) => words[format][locale]),
        ', ',
      ),
    ],
    [words.template, joined([template, name], ' ')],
    ...senderFacts(application, lookups, locale),
    ...practicalFacts(application, lookups, locale),
  ] as const
  return entries.flatMap(([caption, value]) => (value ? [{ caption: only(caption, locale), value }] : []))
}
