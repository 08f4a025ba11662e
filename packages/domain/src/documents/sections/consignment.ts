import { describeForm, type Issue, number, text, toggle } from '@eksport/forms'
import type { FormAnswers } from '../../application/own-answers.ts'
import { form } from './forms.ts'

/** [VAL-11] The weight of the whole consignment with its packaging. */
export const grossWeight = form.section({
  id: 'gross-weight',
  title: { nb: 'Vekt', nn: 'Vekt', en: 'Weight' },
  fields: {
    'transport.totalGrossWeight': number({
      label: { nb: 'Total bruttovekt', nn: 'Total bruttovekt', en: 'Total gross weight' },
      required: true,
      min: 0.01,
      max: 999_999,
      decimals: 2,
      unit: { nb: 'kg', nn: 'kg', en: 'kg' },
      width: 'sm',
    }),
  },
})

type AccompanyingDocument = NonNullable<NonNullable<FormAnswers['transport']>['accompanyingDocuments']>[number]

/** Papers that accompany the goods. */
export const accompanyingDocuments = form.section({
  id: 'accompanying-documents',
  fields: {
    'transport.accompanyingDocuments': describeForm<AccompanyingDocument>().list({
      label: { nb: 'Følgedokumenter', nn: 'Følgjedokument', en: 'Accompanying documents' },
      addLabel: { nb: 'Legg til følgedokument', nn: 'Legg til følgjedokument', en: 'Add accompanying document' },
      itemLabel: { nb: 'Følgedokument {n}', nn: 'Følgjedokument {n}', en: 'Accompanying document {n}' },
      max: 100,
      fields: {
        type: text({
          label: { nb: 'Dokumenttype', nn: 'Dokumenttype', en: 'Type of document' },
          required: true,
          width: 'md',
        }),
        referenceNumber: text({
          label: { nb: 'Referansenummer', nn: 'Referansenummer', en: 'Reference number' },
          width: 'md',
        }),
      },
    }),
  },
})

const hasPurpose = form.check({
  id: 'purpose',
  reads: ['transport.intendedForHumanConsumption', 'transport.intendedForCanningIndustry'],
  run({ transport }): Issue[] {
    if (transport?.intendedForHumanConsumption || transport?.intendedForCanningIndustry) return []
    return [form.issue('transport.intendedForHumanConsumption', 'purposeRequired')]
  },
})

/** The purpose of the goods: human consumption, canning or both, and whether they go on to the EU. */
export const purpose = form.section({
  id: 'purpose',
  title: { nb: 'Varene er ment for', nn: 'Varene er meinte for', en: 'The goods are intended for' },
  fields: {
    'transport.intendedForHumanConsumption': toggle({
      label: { nb: 'Menneskelig konsum', nn: 'Menneskeleg konsum', en: 'Human consumption' },
    }),
    'transport.intendedForCanningIndustry': toggle({
      label: { nb: 'Hermetikkindustri', nn: 'Hermetikkindustri', en: 'Canning industry' },
    }),
    'transport.intendedForImportAdmissionEu': toggle({
      label: {
        nb: 'Import til eller innførsel i EU',
        nn: 'Import til eller innførsel i EU',
        en: 'Import or admission into the EU',
      },
    }),
  },
  checks: [hasPurpose],
})
