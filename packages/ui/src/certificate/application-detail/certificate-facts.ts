import { type FeeCode, formatDate, formatKroner, formatTimestamp, replacementReasonKey } from '@eksport/domain'
import type { Translate } from '../../foundation/text/catalogue.js'
import { country, type DetailContext, type FactSource, joined, type SectionFacts } from './detail-context.js'
import type { detailFactsTexts } from './detail-facts.texts.js'

/** The reason for the replacement, in words; a reason that is not a known code is shown as written. */
function replacementReasonText(reason: string | undefined, t: Translate<typeof detailFactsTexts>): string | undefined {
  const known = reason === undefined ? undefined : replacementReasonKey(reason)
  return known ? t(known) : reason
}

function recordedText(recorded: FactSource['originalPaper'], t: DetailContext['t']): string | undefined {
  if (recorded === undefined) return undefined
  const { state, trackingNumber, recordedTime, recordedBy } = recorded
  return joined(t(state), trackingNumber, formatTimestamp(recordedTime), recordedBy)
}

/** What happened to the certificate's own paper. */
export const paperFacts: SectionFacts = ({ paperFate }, { t }) => [
  {
    label: t('paper'),
    value: recordedText(paperFate && { ...paperFate, state: paperFate.fate }, t),
    wide: true,
  },
]

/** Why the certificate is cancelled, how the paper is returned, and what happened to it. */
export const cancellationFacts: SectionFacts = (application, context) => {
  const { cancellationInformation: info } = application
  return [
    { label: context.t('reason'), value: info?.reasonForCancellation, wide: true },
    { label: context.t('returnPlan'), value: info?.methodOfReturn ?? undefined, wide: true },
    ...paperFacts(application, context),
  ]
}

/** When the paper was handed out, and to whom. */
export const collectionFacts: SectionFacts = ({ collectedTime, collectedBy }, { t }) => [
  { label: t('collected'), value: collectedTime && joined(formatTimestamp(collectedTime), collectedBy) },
]

type Location =
  | {
      readonly location?: string | undefined
      readonly place?: string | undefined
      readonly country?: string | undefined
      readonly details?: string | undefined
    }
  | undefined

const locationText = (location: Location, context: DetailContext) =>
  location && joined(location.location ?? location.place, country(location.country, context), location.details)

/** Why it replaces another certificate; the number of that certificate if it came from the older service. */
export const replacementFacts: SectionFacts = (application, context) => {
  const { t } = context
  const info = application.replacementInformation
  return [
    { label: t('originalInOldService'), value: application.originalReferenceNumberFromSkjematjenesten, code: true },
    { label: t('reason'), value: replacementReasonText(info?.reasonForReplacement, t) },
    { label: t('consignmentLocation'), value: locationText(info?.consignmentLocation, context) },
    { label: t('originalLocation'), value: locationText(info?.originalCertificateLocation, context) },
    { label: t('returnPlan'), value: info?.methodOfReturn, wide: true },
    { label: t('originalPaper'), value: recordedText(application.originalPaper, t), wide: true },
  ]
}

const fees = {
  HELSESERTIFIKAT: 'feeForCertificate',
  HELSESERTIFIKAT_UTENFOR_AAPNINGSTID: 'feeForLateCertificate',
  ERSTATNINGSSERTIFIKAT: 'feeForReplacement',
  BEKREFTET_KOPI: 'feeForCopies',
} as const satisfies Record<FeeCode, string>

const isFeeCode = (code: string | undefined): code is FeeCode => code !== undefined && Object.hasOwn(fees, code)

/** One fee stands alone; several are numbered and named. Says so if there is none. */
export const feeFacts: SectionFacts = ({ fees: owed = [] }, { t }) => {
  const numbered = (n: number, code: string | undefined) =>
    [t('feeNumber', { n }), ...(isFeeCode(code) ? [t(fees[code])] : [])].join(', ')
  if (owed.length === 0) return [{ label: t('fee'), value: t('noFee') }]
  return owed.map(({ amount, code }, index) => ({
    label: owed.length > 1 ? numbered(index + 1, code) : t('fee'),
    value: formatKroner(amount),
  }))
}

/** Confirmed copies that were ordered and handed out, and their archive cases. */
export const copyFacts: SectionFacts = ({ confirmedCopies = [] }, { t, labels, copyStats }) => [
  {
    label: t('ordered'),
    value:
      confirmedCopies.length > 0
        ? String(confirmedCopies.reduce((sum, copy) => sum + copy.numberOfCopies, 0))
        : undefined,
  },
  { label: t('handedOut'), value: copyStats?.totalPrinted === undefined ? undefined : String(copyStats.totalPrinted) },
  {
    label: t('collectedAt'),
    value: confirmedCopies.flatMap(
      (copy) =>
        joined(
          copy.collectionLocation && labels.label('certificate-offices', copy.collectionLocation),
          copy.collectionDate && formatDate(copy.collectionDate),
          copy.collectionTime,
        ) ?? [],
    ),
  },
  { label: t('caseNumbers'), value: copyStats?.archiveCases, code: true },
]
