import { consent } from '@eksport/forms'
import { form } from './forms.ts'

/** What the exporter must confirm before sending an application for an electronic certificate. */
export const eCertDeclaration = form.section({
  id: 'e-cert-declaration',
  title: { nb: 'Elektronisk sertifikat', nn: 'Elektronisk sertifikat', en: 'Electronic certificate' },
  when: form.includes('certificateFormats', 'E_CERT'),
  fields: {
    consentForECert: consent({
      label: {
        nb: 'Jeg bekrefter at opplysningene kan sendes elektronisk til myndighetene i mottakerlandet',
        nn: 'Eg stadfestar at opplysningane kan sendast elektronisk til styresmaktene i mottakarlandet',
        en: 'I confirm that the information may be sent electronically to the authorities of the receiving country',
      },
      required: true,
      requiredCode: 'eCertDeclaration',
    }),
  },
})
