import { defineStep } from '@eksport/forms'
import type { ApplicationFormat, ApplicationType } from '../../application/enumerations.ts'
import { pdfDetails, pdfReason } from '../../documents/sections/pdf-details.ts'
import { pdfTemperatures } from '../../documents/sections/temperatures.ts'
import { attachmentRules, mimeTypesFor } from '../../reference/attachment/attachment-rules.ts'
import { type CertificateTemplate, ownDeclarations, wholeForm } from '../certificate-template.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from './common-steps.ts'
import { departedForm } from './departed-form.ts'

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

/** [TPL-11] The steps of the PDF format, the same for every template: the certificate itself is filled in as a file. */
export function pdfForm(template: CertificateTemplate): CertificateTemplate {
  const form = made.get(template) ?? makePdfForm(template)
  made.set(template, form)
  return form
}

interface Shaped {
  readonly applicationFormat?: ApplicationFormat
  readonly applicationType?: ApplicationType
}

/** The form of an application: the template's own, or that of the PDF format; for a replacement, its departure may be past. */
export function formOf(
  template: CertificateTemplate,
  { applicationFormat, applicationType }: Shaped,
): CertificateTemplate {
  const form = applicationFormat === 'PDF' ? pdfForm(template) : template
  return applicationType === 'ERSTATNINGSSERTIFIKAT' ? departedForm(form) : form
}
