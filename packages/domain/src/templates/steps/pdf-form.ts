import { defineStep } from '@eksport/forms'
import type { ApplicationFormat } from '../../application/enumerations.ts'
import { attachmentRules, mimeTypesFor } from '../../attachment/attachment-rules.ts'
import { pdfDetails, pdfReason } from '../../sections/pdf-details.ts'
import { pdfTemperatures } from '../../sections/temperatures.ts'
import { type CertificateTemplate, wholeForm } from '../certificate-template.ts'
import { ownDeclarations } from '../own-declarations.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from './common-steps.ts'

function fillInStep({ applicationFormats, requisitionRequired }: CertificateTemplate) {
  return defineStep({
    id: 'sertifikatmal',
    title: {
      nb: 'Utfylling av sertifikatmal',
      nn: 'Utfylling av sertifikatmal',
      en: 'Filling in the certificate template',
    },
    intro: {
      nb: 'Last ned sertifikatmalen, fyll den ut og last den opp.',
      nn: 'Last ned sertifikatmalen, fyll han ut og last han opp.',
      en: 'Download the certificate template, fill it in and upload it.',
    },
    sections: [
      ...(applicationFormats.length > 1 ? [pdfReason] : []),
      pdfDetails({ requisitionRequired: requisitionRequired === true }),
      pdfTemperatures,
    ],
    uploads: [
      {
        path: 'attachments',
        type: 'HEALTH_CERTIFICATE_DRAFT',
        label: { nb: 'Utfylt PDF-mal', nn: 'Utfylt PDF-mal', en: 'Completed PDF template' },
        accept: mimeTypesFor('HEALTH_CERTIFICATE_DRAFT'),
        min: 1,
        max: attachmentRules.HEALTH_CERTIFICATE_DRAFT.maxFiles,
        minCode: 'pdfRequired',
      },
    ],
  })
}

function makePdfForm(template: CertificateTemplate): CertificateTemplate {
  return {
    ...template,
    steps: ownDeclarations(
      wholeForm([preInformationStep, senderStep, controlStep, fillInStep(template), retrievalStep, summaryStep]),
      template.id,
    ),
  }
}

const made = new WeakMap<CertificateTemplate, CertificateTemplate>()

/** [TPL-11] The one flow of the PDF format, whatever the template: the certificate itself is filled in as a file. */
export function pdfForm(template: CertificateTemplate): CertificateTemplate {
  const form = made.get(template) ?? makePdfForm(template)
  made.set(template, form)
  return form
}

/** The form of an application: the template's own, or the PDF flow. */
export function formOf(
  template: CertificateTemplate,
  { applicationFormat }: { readonly applicationFormat?: ApplicationFormat },
): CertificateTemplate {
  return applicationFormat === 'PDF' ? pdfForm(template) : template
}
