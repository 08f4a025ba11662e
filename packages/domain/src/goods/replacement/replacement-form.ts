import {
  type Answers,
  describeForm,
  type Issue,
  type Section,
  type ValidationContext,
  validateSections,
} from '@eksport/forms'
import { z } from 'zod'
import {
  answerWords,
  consignmentTitle,
  locationFields,
  methodOfReturnField,
  originalTitle,
  reasonField,
  reasonTitle,
} from './location-fields.ts'
import { replacementReasons } from './reasons.ts'

const location = z.strictObject({ location: answerWords, country: answerWords, details: answerWords }).optional()

/** [REP-01] Why one of our certificates is replaced, and where the goods and its paper are, as an exporter writes it. */
export const replacementAnswersSchema = z.strictObject({
  reasonForReplacement: answerWords,
  consignmentLocation: location,
  /** Only for an original on paper, as is its return. */
  originalCertificateLocation: location,
  methodOfReturn: answerWords,
})
/** [REP-01] What an exporter writes about one of our certificates that is to be replaced. */
export type ReplacementAnswers = z.infer<typeof replacementAnswersSchema>

const consignmentFields = locationFields('consignment')
const originalFields = locationFields('original')
const form = describeForm<ReplacementAnswers>()

const reason = form.section({
  id: 'reason',
  title: reasonTitle,
  fields: { reasonForReplacement: reasonField },
})

const consignment = form.section({
  id: 'consignment',
  title: consignmentTitle,
  fields: {
    'consignmentLocation.location': consignmentFields.place,
    'consignmentLocation.country': consignmentFields.country,
    'consignmentLocation.details': consignmentFields.details,
  },
})

const original = form.section({
  id: 'original',
  title: originalTitle,
  fields: {
    'originalCertificateLocation.location': originalFields.place,
    'originalCertificateLocation.country': originalFields.country,
    'originalCertificateLocation.details': originalFields.details,
    methodOfReturn: methodOfReturnField,
  },
})

const withPaper: readonly Section[] = [reason, consignment, original]
const withoutPaper: readonly Section[] = [reason, consignment]

/** [REP-01] The questions; those about the paper of the original only where there is paper. */
export const replacementSections = (originalOnPaper: boolean): readonly Section[] =>
  originalOnPaper ? withPaper : withoutPaper

const reasons: ReadonlySet<string> = new Set(replacementReasons)

/** The code lists of a replacement's form that are not in the reference data. */
export const replacementCodes = { 'replacement-reasons': reasons } as const

/** [REP-01] The errors in the answers; the browser uses the same sections and shows the same. */
export function replacementIssues(
  answers: ReplacementAnswers,
  originalOnPaper: boolean,
  context: ValidationContext,
): Issue[] {
  const codes = { ...context.codes, ...replacementCodes }
  return validateSections(replacementSections(originalOnPaper), answers as Answers, { ...context, codes })
}
