import { formatDate, formatTime, formatWeight } from '@eksport/domain'
import { localize } from '@eksport/forms'
import { meansOfTransportTexts } from '../internal/vocabulary.js'
import { country, dateAndTime, joined, type SectionFacts, temperatureText } from './detail-context.js'

/** The way from Norway to the destination [DET-10]. */
export const transportFacts: SectionFacts = (application, context) => {
  const { t, labels, locale } = context
  const transport = application.transport ?? {}
  const { accompanyingDocuments: documents, placeOfDispatch: dispatch } = transport
  return [
    { label: t('placeOfDispatch'), value: dispatch?.value },
    { label: t('producer'), value: dispatch?.establishment?.approvalNumber, code: true },
    { label: t('placeOfLoading'), value: transport.placeOfLoading },
    { label: t('departure'), value: dateAndTime(transport.dateOfDeparture, transport.timeOfDeparture, context) },
    {
      label: t('means'),
      value: transport.meansOfTransport && localize(meansOfTransportTexts[transport.meansOfTransport], locale),
    },
    { label: t('transportId'), value: transport.transportId, code: true },
    { label: t('container'), value: transport.containerNumber, code: true },
    { label: t('seal'), value: transport.sealNumber, code: true },
    { label: t('temperature'), value: temperatureText(transport.temperatureRequirements, context) },
    {
      label: t('grossWeight'),
      value: transport.totalGrossWeight === undefined ? undefined : formatWeight(transport.totalGrossWeight, locale),
    },
    { label: t('documents'), value: joined(documents?.type, documents?.referenceNumber) },
    { label: t('country'), value: country(application.countryOfDestination, context) },
    {
      label: t('city'),
      value: application.recipient?.placeOfDestination?.city ?? application.recipient?.consignee?.city,
    },
    { label: t('bcp'), value: transport.entryBcp && labels.label('border-control-posts', transport.entryBcp) },
    {
      label: t('pointOfEntry'),
      value: transport.pointOfEntry && labels.label('points-of-entry', transport.pointOfEntry),
    },
    {
      label: t('packedAs'),
      value: [
        transport.intendedForCanningIndustry ? t('canned') : [],
        transport.intendedForHumanConsumption ? t('humanFood') : [],
      ].flat(),
    },
  ]
}

/** Where and when the goods can still be looked at in Norway. */
export const controlFacts: SectionFacts = ({ control }, { t }) => [
  { label: t('date'), value: control?.dispatchDate && formatDate(control.dispatchDate) },
  { label: t('clock'), value: control?.dispatchTime && formatTime(control.dispatchTime) },
  {
    label: t('address'),
    value: joined(
      control?.location?.addressLine1,
      [control?.location?.postalCode, control?.location?.city].filter(Boolean).join(' '),
    ),
  },
]

/** Where and when the paper certificate is fetched. */
export const retrievalFacts: SectionFacts = ({ certificateRetrieval: retrieval }, { t, labels }) => [
  { label: t('office'), value: retrieval?.office && labels.label('certificate-offices', retrieval.office) },
  { label: t('date'), value: retrieval?.date && formatDate(retrieval.date) },
  { label: t('time'), value: retrieval?.time && formatTime(retrieval.time) },
  { label: t('pickupCompany'), value: retrieval?.pickupCompany ?? undefined },
]
