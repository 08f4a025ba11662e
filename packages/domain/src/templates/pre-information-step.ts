import { choice, code, defineStep, type Issue, multiChoice, text } from '@eksport/forms'
import { form } from '../documents/sections/forms.ts'

/** The formats that are enabled for the template and the country, as a code list that the product passes in. */
const enabledFormats = form.check({
  id: 'enabled-formats',
  reads: ['certificateFormats'],
  run({ certificateFormats }, { codes }): Issue[] {
    const enabled = codes?.['certificate-formats']
    if (!enabled || !Array.isArray(certificateFormats)) return []
    return certificateFormats.every((format) => enabled.has(format))
      ? []
      : [form.issue('certificateFormats', 'formatInvalid')]
  },
})

/** [WIZ-06] [CRT-03] What another country makes meaningless: the template, and places in the first country. */
export const ofDestination = [
  'certificateTemplate',
  'certificateFormats',
  'recipient.consignee.phoneNumber',
  'recipient.consignee.address',
  'recipient.consignee.postalCode',
  'recipient.consignee.city',
  'recipient.operatorResponsibleForConsignment.phoneNumber',
  'recipient.operatorResponsibleForConsignment.address',
  'recipient.operatorResponsibleForConsignment.postalCode',
  'recipient.operatorResponsibleForConsignment.city',
  'recipient.operatorResponsibleForConsignment.country',
  'recipient.placeOfDestination',
  'transport.pointOfEntry',
  'transport.entryBcp',
] as const

/** [WIZ-05] What must be known before there is a template; the first page of every application. */
export const preInformationStep = defineStep({
  id: 'soknadsinformasjon',
  title: { nb: 'Søknadsinformasjon', nn: 'Søknadsinformasjon', en: 'Application information' },
  intro: {
    nb: 'Velg eksportør, land og sertifikat.',
    nn: 'Vel eksportør, land og sertifikat.',
    en: 'Choose exporter, country and certificate.',
  },
  sections: [
    form.section({
      id: 'pre-information',
      known: ['applicationType', 'consignor.organisationName', 'consignor.address'],
      fields: {
        'consignor.organisationNumber': code({
          label: { nb: 'Eksportør', nn: 'Eksportør', en: 'Exporter' },
          codeList: 'consignors',
          required: true,
          width: 'lg',
        }),
        countryOfDestination: code({
          label: { nb: 'Importland', nn: 'Importland', en: 'Country of import' },
          codeList: 'destination-countries',
          required: true,
          clears: [form.wipes(ofDestination)],
          width: 'md',
        }),
        certificateTemplate: code({
          label: { nb: 'Sertifikatmal', nn: 'Sertifikatmal', en: 'Certificate template' },
          codeList: 'certificate-templates',
          required: true,
          requiredCode: 'templateRequired',
          invalidCode: 'templateInvalid',
          clears: [form.wipes(['certificateFormats'])],
          width: 'full',
        }),
        certificateFormats: multiChoice({
          label: { nb: 'Sertifikatformat', nn: 'Sertifikatformat', en: 'Certificate format' },
          options: [
            {
              value: 'PAPER',
              label: { nb: 'Papirbasert sertifikat', nn: 'Papirbasert sertifikat', en: 'Paper certificate' },
            },
            {
              value: 'E_CERT',
              label: { nb: 'Elektronisk sertifikat', nn: 'Elektronisk sertifikat', en: 'Electronic certificate' },
            },
            { value: 'PDF', label: { nb: 'PDF sertifikat', nn: 'PDF sertifikat', en: 'PDF certificate' } },
          ],
          required: true,
        }),
        // [WIZ-06] Chosen once and not changeable. Omitted where the product offers one format.
        applicationFormat: choice({
          label: { nb: 'Utfyllingsformat', nn: 'Utfyllingsformat', en: 'How to fill in' },
          options: [
            {
              value: 'STANDARD',
              label: { nb: 'Fyll ut trinn for trinn', nn: 'Fyll ut steg for steg', en: 'Fill in step by step' },
            },
            {
              value: 'PDF',
              label: {
                nb: 'Fyll ut sertifikatmalen som PDF',
                nn: 'Fyll ut sertifikatmalen som PDF',
                en: 'Fill in the certificate template as a PDF',
              },
            },
          ],
          required: true,
          requiredCode: 'applicationFormatRequired',
        }),
        'consignor.internalReference': text({
          label: { nb: 'Fakturareferanse', nn: 'Fakturareferanse', en: 'Invoice reference' },
          width: 'md',
        }),
      },
      checks: [enabledFormats],
    }),
  ],
})
