import type { Application } from '@eksport/domain'
import { country, type DetailContext, joined, lines, type SectionFacts } from './detail-context.js'

type Phone = { readonly callingCode?: string | undefined; readonly number?: string | undefined } | undefined
type Place = NonNullable<NonNullable<Application['recipient']>['placeOfDestination']>

const phoneText = (phone: Phone) => [phone?.callingCode, phone?.number].filter(Boolean).join(' ') || undefined

function addressText(place: Place | undefined, context: DetailContext): string | undefined {
  return place && lines(place.name, joined(place.address, place.city, country(place.country, context)))
}

/** Submitter, contact person and exporter. */
export const senderFacts: SectionFacts = ({ sender, consignor }, { t }) => {
  const submitter = sender?.submittingApplicant
  const contact = sender?.contactPerson
  const orgNumber = (number: string | undefined) => number && t('organisationNumber', { number })
  return [
    {
      label: t('exporter'),
      paths: ['consignor.organisationName', 'consignor.organisationNumber', 'consignor.address'],
      value: lines(consignor.organisationName, orgNumber(consignor.organisationNumber), consignor.address),
    },
    {
      label: t('submitter'),
      paths: ['sender.submittingApplicant'],
      value: lines(submitter?.organisationName, orgNumber(submitter?.organisationNumber)),
    },
    {
      label: t('contactPerson'),
      paths: ['sender.contactPerson'],
      value: lines(
        [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
        contact?.phoneNumber,
        contact?.email,
      ),
    },
    {
      label: t('invoiceReference'),
      paths: ['consignor.internalReference'],
      value: consignor.internalReference,
      code: true,
    },
  ]
}

/** Consignee or importer, who acts for them, the responsible operator and where the goods go. */
export const recipientFacts: SectionFacts = ({ recipient }, context) => {
  const { t } = context
  const { consignee, onBehalfOfConsignee: behalf, operatorResponsibleForConsignment: operator } = recipient ?? {}
  return [
    {
      label: t('consignee'),
      paths: [
        'recipient.consignee.name',
        'recipient.consignee.address',
        'recipient.consignee.city',
        'recipient.consignee.country',
      ],
      value: addressText(consignee, context),
    },
    { label: t('phone'), paths: ['recipient.consignee.phoneNumber'], value: phoneText(consignee?.phoneNumber) },
    {
      label: t('onBehalfOf'),
      paths: ['recipient.isOnBehalfOfConsignee', 'recipient.onBehalfOfConsignee'],
      value:
        recipient?.isOnBehalfOfConsignee === false
          ? undefined
          : joined(behalf?.name, country(behalf?.country, context)),
    },
    {
      label: t('operator'),
      paths: ['recipient.operatorResponsibleForConsignment'],
      value: operator && lines(operator.name, operator.address, phoneText(operator.phoneNumber)),
    },
    {
      label: t('placeOfDestination'),
      paths: ['recipient.placeOfDestination'],
      value: addressText(recipient?.placeOfDestination, context),
    },
  ]
}
