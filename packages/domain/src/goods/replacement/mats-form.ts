import {
  type Answers,
  date,
  describeForm,
  type Instant,
  type Issue,
  type Section,
  text,
  type ValidationContext,
  validateSections,
} from '@eksport/forms'
import { z } from 'zod'
import { plainNow } from '../../values/office-time/oslo.ts'
import {
  answerWords,
  consignmentTitle,
  locationFields,
  methodOfReturnField,
  originalTitle,
  reasonField,
  reasonTitle,
} from './location-fields.ts'
import { replacementCodes } from './replacement-form.ts'

/** [MAT-01] Two digits of the year, a code of two digits, one of 0, 1 and 2, a space, six digits. */
const shape = /^(\d{2})\d{2}[0-2] \d{6}$/

/** [MAT-01] The most years that a certificate of the older service may be old. */
const yearsBack = 5

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/** [MAT-01] The error in the number of a certificate of the older service (MATS), if any. The year is counted in Oslo. */
export function matsReferenceFault(reference: string, now: Instant): Pick<Issue, 'code' | 'params'> | undefined {
  const [, digits] = shape.exec(reference) ?? []
  if (digits === undefined) return { code: 'matsReferenceInvalid' }
  const thisYear = Number(plainNow(now).date.slice(0, 4))
  const year = 2000 + Number(digits)
  if (year > thisYear) return { code: 'matsReferenceAhead' }
  return year < thisYear - yearsBack
    ? { code: 'matsReferenceTooOld', params: { yy: twoDigits(thisYear - yearsBack) } }
    : undefined
}

const location = z.strictObject({ place: answerWords, country: answerWords, details: answerWords }).optional()

/** [MAT-01] Which certificate of the older service (MATS) is replaced and why, as an exporter writes it. That certificate was on paper. */
export const matsAnswersSchema = z.strictObject({
  originalCertificateReferenceNumber: answerWords,
  /** `YYYY-MM-DD` in Oslo. */
  originalCertificateIssuedDate: answerWords,
  reasonForReplacement: answerWords,
  certificateLocationDetails: z
    .strictObject({ consignmentLocation: location, originalCertificateLocation: location, methodOfReturn: answerWords })
    .optional(),
})
/** [MAT-01] What an exporter writes about a certificate of the older service that is to be replaced. */
export type MatsAnswers = z.infer<typeof matsAnswersSchema>

const consignmentFields = locationFields('consignment')
const originalFields = locationFields('original')
const form = describeForm<MatsAnswers>()

/** [MAT-01] The questions about a certificate of the older service. */
export const matsSections: readonly Section[] = [
  form.section({
    id: 'mats-original',
    title: {
      nb: 'Hvilket sertifikat skal erstattes?',
      nn: 'Kva sertifikat skal erstattast?',
      en: 'Which certificate is to be replaced?',
    },
    fields: {
      originalCertificateReferenceNumber: text({
        label: {
          nb: 'Referansenummer i skjematjenesten (MATS)',
          nn: 'Referansenummer i skjematenesta (MATS)',
          en: 'Reference number in the forms service (MATS)',
        },
        hint: {
          nb: 'Fem sifre, mellomrom og seks sifre, for eksempel 24051 123456.',
          nn: 'Fem siffer, mellomrom og seks siffer, til dømes 24051 123456.',
          en: 'Five digits, a space and six digits, for example 24051 123456.',
        },
        required: true,
        width: 'sm',
      }),
      originalCertificateIssuedDate: date({
        label: {
          nb: 'Utstedelsesdato til originalsertifikatet',
          nn: 'Datoen originalsertifikatet vart utferda',
          en: 'Date of issue of the original certificate',
        },
        required: true,
        latest: 0,
        latestCode: 'matsIssuedAhead',
        width: 'sm',
      }),
    },
    checks: [
      form.check({
        id: 'mats-reference',
        reads: ['originalCertificateReferenceNumber'],
        run: ({ originalCertificateReferenceNumber: reference }, { now }) => {
          const fault = reference && matsReferenceFault(reference.trim(), now)
          return fault ? [form.issue('originalCertificateReferenceNumber', fault.code, fault.params)] : []
        },
      }),
    ],
  }),
  form.section({ id: 'reason', title: reasonTitle, fields: { reasonForReplacement: reasonField } }),
  form.section({
    id: 'consignment',
    title: consignmentTitle,
    fields: {
      'certificateLocationDetails.consignmentLocation.place': consignmentFields.place,
      'certificateLocationDetails.consignmentLocation.country': consignmentFields.country,
      'certificateLocationDetails.consignmentLocation.details': consignmentFields.details,
    },
  }),
  form.section({
    id: 'original',
    title: originalTitle,
    fields: {
      'certificateLocationDetails.originalCertificateLocation.place': originalFields.place,
      'certificateLocationDetails.originalCertificateLocation.country': originalFields.country,
      'certificateLocationDetails.originalCertificateLocation.details': originalFields.details,
      'certificateLocationDetails.methodOfReturn': methodOfReturnField,
    },
  }),
]

/** [MAT-01] The errors in the answers; the browser uses the same sections and shows the same. */
export function matsIssues(answers: MatsAnswers, context: ValidationContext): Issue[] {
  const codes = { ...context.codes, ...replacementCodes }
  return validateSections(matsSections, answers as Answers, { ...context, codes })
}
