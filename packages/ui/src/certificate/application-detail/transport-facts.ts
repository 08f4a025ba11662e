import { formatDate, formatTime, formatWeight } from '@eksport/domain'
import { localize } from '@eksport/forms'
import { meansOfTransportTexts } from '../vocabulary.js'
import { country, dateAndTime, joined, type SectionFacts, temperatureText } from './detail-context.js'

/** The way from Norway to the destination. */
export const transportFacts: SectionFacts = (application, context) => {
  const { t, labels, locale } = context
  const transport = application.transport ?? {}
  const { accompanyingDocuments: documents, placeOfDispatch: dispatch } = transport
  return [
    { label: t('placeOfDispatch'), paths: ['transport.placeOfDispatch.value'], value: dispatch?.value },
    {
      label: t('producer'),
      paths: ['transport.placeOfDispatch.establishment'],
      value: dispatch?.establishment?.approvalNumber,
      code: true,
    },
    { label: t('placeOfLoading'), paths: ['transport.placeOfLoading'], value: transport.placeOfLoading },
    {
      label: t('departure'),
      paths: ['transport.dateOfDeparture', 'transport.timeOfDeparture'],
      value: dateAndTime(transport.dateOfDeparture, transport.timeOfDeparture, context),
    },
    {
      label: t('means'),
      paths: ['transport.meansOfTransport'],
      value: transport.meansOfTransport && localize(meansOfTransportTexts[transport.meansOfTransport], locale),
    },
    { label: t('transportId'), paths: ['transport.transportId'], value: transport.transportId, code: true },
    {
      label: t('containers'),
      paths: ['transport.containers'],
      value: transport.containers?.map(({ number, seals = [] }) =>
        [number, ...seals.map((seal) => t('seal', { number: seal.number ?? '' }))].filter(Boolean).join(', '),
      ),
    },
    {
      label: t('temperature'),
      paths: ['transport.temperatureRequirements'],
      value: temperatureText(transport.temperatureRequirements, context),
    },
    {
      label: t('grossWeight'),
      paths: ['transport.totalGrossWeight'],
      value: transport.totalGrossWeight === undefined ? undefined : formatWeight(transport.totalGrossWeight, locale),
    },
    {
      label: t('documents'),
      paths: ['transport.accompanyingDocuments'],
      value: joined(documents?.type, documents?.referenceNumber),
    },
    { label: t('country'), paths: ['countryOfDestination'], value: country(application.countryOfDestination, context) },
    // Another saying of what the section of the recipient tells: a change of it is marked there.
    {
      label: t('city'),
      value: application.recipient?.placeOfDestination?.city ?? application.recipient?.consignee?.city,
    },
    {
      label: t('bcp'),
      paths: ['transport.entryBcp'],
      value: transport.entryBcp && labels.label('border-control-posts', transport.entryBcp),
    },
    {
      label: t('pointOfEntry'),
      paths: ['transport.pointOfEntry'],
      value: transport.pointOfEntry && labels.label('points-of-entry', transport.pointOfEntry),
    },
    {
      label: t('packedAs'),
      paths: ['transport.intendedForCanningIndustry', 'transport.intendedForHumanConsumption'],
      value: [
        transport.intendedForCanningIndustry ? t('canned') : [],
        transport.intendedForHumanConsumption ? t('humanFood') : [],
      ].flat(),
    },
  ]
}

/** Where and when the goods can still be looked at in Norway. */
export const controlFacts: SectionFacts = ({ control }, { t }) => [
  {
    label: t('date'),
    paths: ['control.dispatchDate'],
    value: control?.dispatchDate && formatDate(control.dispatchDate),
  },
  {
    label: t('clock'),
    paths: ['control.dispatchTime'],
    value: control?.dispatchTime && formatTime(control.dispatchTime),
  },
  {
    label: t('address'),
    paths: ['control.location'],
    value: joined(
      control?.location?.addressLine1,
      [control?.location?.postalCode, control?.location?.city].filter(Boolean).join(' '),
    ),
  },
]

/** Where and when the paper certificate is fetched. */
export const retrievalFacts: SectionFacts = ({ certificateRetrieval: retrieval }, { t, labels }) => [
  {
    label: t('office'),
    paths: ['certificateRetrieval.office'],
    value: retrieval?.office && labels.label('certificate-offices', retrieval.office),
  },
  { label: t('date'), paths: ['certificateRetrieval.date'], value: retrieval?.date && formatDate(retrieval.date) },
  { label: t('time'), paths: ['certificateRetrieval.time'], value: retrieval?.time && formatTime(retrieval.time) },
  {
    label: t('pickupCompany'),
    paths: ['certificateRetrieval.pickupCompany'],
    value: retrieval?.pickupCompany ?? undefined,
  },
]
