import { type Asking, consent, type ReadBy, type Section } from '@eksport/forms'
import { type NatureOfCommodity, naturesOfCommodity } from '../../goods/product-line/product-line.ts'
import { type Free, type Given, lineForm } from './forms.ts'
import { isFarmed, nature, slaughterOrder, slaughterPeriods } from './nature.ts'

const withoutPork = consent({
  label: {
    nb: 'Jeg bekrefter at fisken bare har fått fôr uten svineprotein',
    nn: 'Eg stadfestar at fisken berre har fått fôr utan svineprotein',
    en: 'I confirm that the fish have been fed only feed without pork protein',
  },
  when: isFarmed,
  required: true,
  requiredCode: 'withoutPorkProtein',
})

interface NatureOptions {
  readonly natures?: readonly NatureOfCommodity[]
  readonly withoutPorkProtein?: true
}

type NatureSection<O extends NatureOptions> = Section &
  Asking<
    | 'natureOfCommodity'
    | `natureOfCommodity=${O extends { readonly natures: readonly (infer Nature extends string)[] } ? Nature : NatureOfCommodity}`
    | Free<'slaughterInformation'>
    | Given<
        O,
        {
          withoutPorkProtein: Free<'consentFishFedWithoutPorkProtein'>
        }
      >,
    ReadBy<typeof isFarmed> | 'species' | 'isAlive'
  >

/** Farmed or wild, and the few questions about farmed goods in certificates without a production mode. */
export function commodityNature<const O extends NatureOptions = object>(given?: O): NatureSection<O> {
  const options: NatureOptions = given ?? {}
  const section = lineForm.section({
    id: 'production-mode',
    title: { nb: 'Produksjonsmåte', nn: 'Produksjonsmåte', en: 'Production mode' },
    fields: {
      natureOfCommodity: nature(options.natures ?? naturesOfCommodity),
      ...(options.withoutPorkProtein && { consentFishFedWithoutPorkProtein: withoutPork }),
      slaughterInformation: slaughterPeriods,
    },
    checks: [slaughterOrder],
  })
  return section as Section as NatureSection<O> // the fields above exist when their options do
}
