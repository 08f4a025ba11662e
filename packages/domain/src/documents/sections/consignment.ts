import { type Issue, number, text, toggle } from '@eksport/forms'
import { form } from './forms.ts'

/** [VAL-11] What the whole consignment weighs, with its packaging. */
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

/** Papers that follow the goods. */
export const accompanyingDocuments = form.section({
  id: 'accompanying-documents',
  title: { nb: 'Følgedokumenter', nn: 'Følgjedokument', en: 'Accompanying documents' },
  fields: {
    'transport.accompanyingDocuments.type': text({
      label: { nb: 'Dokumenttype', nn: 'Dokumenttype', en: 'Type of document' },
      width: 'md',
    }),
    'transport.accompanyingDocuments.referenceNumber': text({
      label: { nb: 'Referansenummer', nn: 'Referansenummer', en: 'Reference number' },
      width: 'md',
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

/** What the goods are for; at least one of the two. */
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
  },
  checks: [hasPurpose],
})
