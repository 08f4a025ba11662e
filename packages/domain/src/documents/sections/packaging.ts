import { code, number } from '@eksport/forms'
import { lineForm } from './forms.ts'

/** [VAL-04] How the goods are packed and what they weigh. */
export const packaging = lineForm.section({
  id: 'packaging',
  title: { nb: 'Pakning', nn: 'Pakning', en: 'Packaging' },
  fields: {
    'packaging.type': code({
      label: { nb: 'Pakningstype', nn: 'Pakningstype', en: 'Type of packaging' },
      codeList: 'packaging-types',
      required: true,
      invalidCode: 'packagingInvalid',
      width: 'md',
    }),
    'packaging.numberOfPackages': number({
      label: { nb: 'Antall pakninger', nn: 'Talet på pakningar', en: 'Number of packages' },
      required: true,
      min: 1,
      minCode: 'packagesMin',
      max: 9_999_999,
      width: 'sm',
    }),
    netWeight: number({
      label: { nb: 'Nettovekt', nn: 'Nettovekt', en: 'Net weight' },
      required: true,
      min: 0.01,
      minCode: 'netWeightMin',
      max: 999_999,
      decimals: 2,
      unit: { nb: 'kg', nn: 'kg', en: 'kg' },
      width: 'sm',
    }),
  },
})
