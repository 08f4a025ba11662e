import {
  type AskedIn,
  type Asking,
  all,
  code,
  consent,
  type Issue,
  type ReadIn,
  type Section,
  text,
  toggle,
  yesNo,
} from '@eksport/forms'
import { consentLabels } from '../../application/consent-labels.ts'
import { powderConsents } from '../../goods/product-line/species.ts'
import { type Free, type Given, lineForm } from './forms.ts'

const isNotAlive = lineForm.is('isAlive', false)

const powder = (kind: keyof typeof powderConsents) =>
  all(
    lineForm.is('processingType', powderConsents[kind].processingTypes),
    lineForm.startsWith('species', powderConsents[kind].speciesPrefixes),
  )

const stateAndType = {
  isAlive: yesNo({
    label: { nb: 'Er varen levende?', nn: 'Er vara levande?', en: 'Is the product alive?' },
    required: true,
  }),
  processingState: code({
    label: { nb: 'Tilstand', nn: 'Tilstand', en: 'State' },
    when: isNotAlive,
    codeList: 'processing-states',
    required: true,
    invalidCode: 'processingStateInvalid',
    width: 'md',
  }),
  processingType: code({
    label: { nb: 'Bearbeiding', nn: 'Tilverking', en: 'Type of processing' },
    when: isNotAlive,
    codeList: 'processing-types',
    required: true,
    invalidCode: 'processingTypeInvalid',
    width: 'md',
  }),
  consentCodPowder: consent({
    label: consentLabels.consentCodPowder,
    when: all(isNotAlive, powder('consentCodPowder')),
    required: true,
  }),
  consentShrimpPowder: consent({
    label: consentLabels.consentShrimpPowder,
    when: all(isNotAlive, powder('consentShrimpPowder')),
    required: true,
  }),
  consentOysterPowder: consent({
    label: consentLabels.consentOysterPowder,
    when: all(isNotAlive, powder('consentOysterPowder')),
    required: true,
  }),
} as const

const productPackedForFinalConsumer = toggle({
  label: {
    nb: 'Varen er pakket for sluttforbruker',
    nn: 'Vara er pakka for sluttforbrukar',
    en: 'The product is packed for the final consumer',
  },
})

const classification = {
  list: code({
    label: { nb: 'HS-kode', nn: 'HS-kode', en: 'HS code' },
    codeList: 'product-classification',
    byNumber: true,
    required: true,
    invalidCode: 'classificationInvalid',
    width: 'lg',
  }),
  digits: text({
    label: { nb: 'NCM/HS-kode', nn: 'NCM/HS-kode', en: 'NCM/HS code' },
    hint: { nb: '4, 6 eller 8 siffer', nn: '4, 6 eller 8 siffer', en: '4, 6 or 8 digits' },
    required: true,
    width: 'sm',
  }),
} as const

/** [WIZ-21] Brazil uses NCM codes, or the shorter HS codes with which they begin. */
const codeHasDigits = lineForm.check({
  id: 'classification-digits',
  reads: ['productClassificationCode'],
  run({ productClassificationCode }): Issue[] {
    if (!productClassificationCode || /^\d{4}(\d\d)?(\d\d)?$/.test(productClassificationCode)) return []
    return [lineForm.issue('productClassificationCode', 'classificationDigits')]
  },
})

const descriptionLabel = { nb: 'Varebeskrivelse', nn: 'Varebeskriving', en: 'Product description' }
const description = {
  optional: text({ label: descriptionLabel, width: 'lg' }),
  portuguese: text({
    label: descriptionLabel,
    hint: { nb: 'På portugisisk', nn: 'På portugisisk', en: 'In Portuguese' },
    required: true,
    width: 'lg',
  }),
} as const

interface ProductOptions {
  readonly portuguese?: boolean
  readonly lotNumberRequired?: boolean
  readonly finalConsumer?: boolean
}

type ProductSection<O extends ProductOptions> = Section &
  Asking<
    | Free<'species' | 'productClassificationCode' | 'productDescription' | 'lotNumber' | 'coldStore'>
    | AskedIn<typeof stateAndType>
    | Given<O, { finalConsumer: Free<'productPackedForFinalConsumer'> }>,
    ReadIn<typeof stateAndType>
  >

/** The goods. `portuguese` also asks for a description in that language, and for a typed NCM or HS code. */
export function product<const O extends ProductOptions = object>(options?: O): ProductSection<O> {
  const { portuguese = false, lotNumberRequired = false, finalConsumer = false }: ProductOptions = options ?? {}
  const section = lineForm.section({
    id: 'product',
    title: { nb: 'Vare', nn: 'Vare', en: 'Product' },
    fields: {
      species: code({
        label: { nb: 'Fiskeart', nn: 'Fiskeart', en: 'Species' },
        codeList: 'species',
        required: true,
        invalidCode: 'speciesInvalid',
        width: 'lg',
      }),
      productClassificationCode: portuguese ? classification.digits : classification.list,
      ...stateAndType,
      productDescription: portuguese ? description.portuguese : description.optional,
      lotNumber: text({
        label: { nb: 'Partinummer', nn: 'Partinummer', en: 'Batch number' },
        required: lotNumberRequired,
        width: 'md',
      }),
      coldStore: text({ label: { nb: 'Fryselager', nn: 'Fryselager', en: 'Cold store' }, width: 'lg' }),
      ...(finalConsumer && { productPackedForFinalConsumer }),
    },
    ...(portuguese && { checks: [codeHasDigits] }),
  })
  return section as Section as ProductSection<O> // the fields above exist when their options do
}
