import type { MatsAnswers, ReplacementAnswers } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'

type Information = NonNullable<ApplicationDocument['replacementInformation']>

/** The given parts of a place; undefined if there are none. */
function given<Place extends object>(place: Place | undefined): Place | undefined {
  if (place === undefined) return undefined
  const parts = Object.entries(place).filter(([, part]) => part !== undefined && part !== '')
  return parts.length === 0 ? undefined : (Object.fromEntries(parts) as Place) // some of the same parts, each of which may be missing
}

/** [REP-01] The stored form of a replacement's answers; facts about the original's paper only if it has any. */
export function informationOf(answers: ReplacementAnswers, originalOnPaper: boolean): Information {
  const { reasonForReplacement, consignmentLocation, originalCertificateLocation, methodOfReturn } = answers
  return {
    reasonForReplacement,
    consignmentLocation: given(consignmentLocation),
    ...(originalOnPaper && { originalCertificateLocation: given(originalCertificateLocation), methodOfReturn }),
  }
}

/** The answers of the form, from their stored form. */
export function answersOf(information: Information = {}): ReplacementAnswers {
  const { reasonForReplacement, consignmentLocation, originalCertificateLocation, methodOfReturn } = information
  return {
    reasonForReplacement,
    consignmentLocation: consignmentLocation && withoutPlace(consignmentLocation),
    originalCertificateLocation: originalCertificateLocation && withoutPlace(originalCertificateLocation),
    methodOfReturn,
  }
}

type Location = NonNullable<Information['consignmentLocation']>

const withoutPlace = ({ location, country, details }: Location) => ({ location, country, details })
const withoutLocation = ({ place, country, details }: Location) => ({ place, country, details })

/** [MAT-01] The stored form of the answers about a certificate of the older service. Its number is stored separately. */
export function matsInformationOf({
  originalCertificateIssuedDate,
  reasonForReplacement,
  certificateLocationDetails: { consignmentLocation, originalCertificateLocation, methodOfReturn } = {},
}: MatsAnswers): Information {
  return {
    originalCertificateIssuedDate,
    reasonForReplacement,
    consignmentLocation: given(consignmentLocation),
    originalCertificateLocation: given(originalCertificateLocation),
    methodOfReturn,
  }
}

/** The answers of the form, from their stored form. */
export function matsAnswersOf({
  originalReferenceNumberFromSkjematjenesten,
  replacementInformation = {},
}: Pick<ApplicationDocument, 'originalReferenceNumberFromSkjematjenesten' | 'replacementInformation'>): MatsAnswers {
  const { consignmentLocation, originalCertificateLocation, methodOfReturn, ...rest } = replacementInformation
  return {
    originalCertificateReferenceNumber: originalReferenceNumberFromSkjematjenesten,
    originalCertificateIssuedDate: rest.originalCertificateIssuedDate,
    reasonForReplacement: rest.reasonForReplacement,
    certificateLocationDetails: {
      consignmentLocation: consignmentLocation && withoutLocation(consignmentLocation),
      originalCertificateLocation: originalCertificateLocation && withoutLocation(originalCertificateLocation),
      methodOfReturn,
    },
  }
}
