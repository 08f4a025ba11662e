import { choice, multiCode, text, textList } from '@eksport/forms'
import { form } from './forms.ts'

const reason = 'pdfCertificateDetails.applicationFormatPdfReason'

/** [TPL-11] Why the PDF was chosen although the form can be filled in step by step. */
export const pdfReason = form.section({
  id: 'pdf-reason',
  title: { nb: 'Årsak', nn: 'Årsak', en: 'Reason' },
  fields: {
    [`${reason}.reason` as const]: choice({
      label: {
        nb: 'Hvorfor fyller du ut sertifikatmalen selv?',
        nn: 'Kvifor fyller du ut sertifikatmalen sjølv?',
        en: 'Why do you fill in the certificate template yourself?',
      },
      options: [
        {
          value: 'PROCESSING_ESTABLISHMENT_ADDRESS_ISSUES',
          label: {
            nb: 'Adressen til produsenten er feil',
            nn: 'Adressa til produsenten er feil',
            en: 'The address of the producer is wrong',
          },
        },
        { value: 'OTHER', label: { nb: 'Annen årsak', nn: 'Annan årsak', en: 'Other reason' } },
      ],
      required: true,
      requiredCode: 'pdfReasonRequired',
      invalidCode: 'pdfReasonInvalid',
      clears: [form.wipes([`${reason}.description`], form.is(`${reason}.reason`, 'OTHER'))],
    }),
    [`${reason}.description` as const]: text({
      label: { nb: 'Beskriv årsaken', nn: 'Beskriv årsaka', en: 'Describe the reason' },
      when: form.is(`${reason}.reason`, 'OTHER'),
      required: true,
      requiredCode: 'pdfReasonDescriptionRequired',
      min: 9,
      minCode: 'pdfReasonDescriptionTooShort',
      multiline: true,
      width: 'lg',
    }),
  },
})

/** What the case needs besides the file: HS codes, and the requisition where the certificate has one. */
export function pdfDetails({ requisitionRequired }: { readonly requisitionRequired: boolean }) {
  return form.section({
    id: 'pdf-details',
    title: { nb: 'Opplysninger om varene', nn: 'Opplysningar om varene', en: 'Information about the goods' },
    fields: {
      'pdfCertificateDetails.productClassificationCodes': multiCode({
        label: { nb: 'HS-koder', nn: 'HS-kodar', en: 'HS codes' },
        codeList: 'product-classification',
        byNumber: true,
        required: true,
        requiredCode: 'pdfClassificationRequired',
        invalidCode: 'classificationInvalid',
        min: 1,
        minCode: 'pdfClassificationRequired',
        width: 'lg',
      }),
      'pdfCertificateDetails.requisition': textList({
        label: { nb: 'Rekvisisjon', nn: 'Rekvisisjon', en: 'Requisition' },
        hint: {
          nb: 'Saksnummer, for eksempel 2024/123456. Skill flere med komma.',
          nn: 'Saksnummer, til dømes 2024/123456. Skil fleire med komma.',
          en: 'Case number, for example 2024/123456. Separate several with commas.',
        },
        required: requisitionRequired,
        pattern: '20\\d{2}/\\d{6}',
        patternCode: 'requisitionInvalid',
        sample: '2024/123456',
        width: 'md',
      }),
    },
  })
}
