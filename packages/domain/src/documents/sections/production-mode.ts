import { code, consent, describeForm, multiCode, text } from '@eksport/forms'
import { consentLabels } from '../../application/consent-labels.ts'
import { naturesOfCommodity, type ProductLine } from '../../goods/product-line/product-line.ts'
import { lineForm } from './forms.ts'
import { isFarmed, isWild, nature, slaughterOrder, slaughterPeriods } from './nature.ts'

type Vessel = NonNullable<ProductLine['vesselInformation']>[number]

const vessels = describeForm<Vessel>().list({
  label: { nb: 'Fartøy', nn: 'Fartøy', en: 'Vessels' },
  when: isWild,
  max: 100,
  addLabel: { nb: 'Legg til fartøy', nn: 'Legg til fartøy', en: 'Add vessel' },
  itemLabel: { nb: 'Fartøy {n}', nn: 'Fartøy {n}', en: 'Vessel {n}' },
  fields: {
    vesselName: text({
      label: { nb: 'Fartøyets navn', nn: 'Namnet på fartøyet', en: 'Name of the vessel' },
      required: true,
      max: 50,
      width: 'md',
    }),
    vesselNumber: text({
      label: { nb: 'Fartøyets nummer', nn: 'Nummeret på fartøyet', en: 'Number of the vessel' },
      required: true,
      max: 50,
      width: 'sm',
    }),
  },
})

/** Farmed or wild, and everything that follows from either. */
export function productionMode(options: {
  /** The initial area of farmed goods and catches. */
  readonly area: string
  readonly catchAreas: { readonly min: number; readonly max: number }
}) {
  return lineForm.section({
    id: 'production-mode',
    title: { nb: 'Produksjonsmåte', nn: 'Produksjonsmåte', en: 'Production mode' },
    fields: {
      natureOfCommodity: nature(naturesOfCommodity),
      aquacultureArea: code({
        label: { nb: 'Akvakulturområde', nn: 'Akvakulturområde', en: 'Aquaculture area' },
        when: isFarmed,
        codeList: 'aquaculture-areas',
        initial: options.area,
        required: true,
        width: 'md',
      }),
      slaughterInformation: slaughterPeriods,
      catchAreas: multiCode({
        label: { nb: 'Fangstområder', nn: 'Fangstområde', en: 'Catch areas' },
        when: isWild,
        codeList: 'catch-areas',
        initial: [options.area],
        required: true,
        requiredCode: 'catchAreasMin',
        min: options.catchAreas.min,
        max: options.catchAreas.max,
        minCode: 'catchAreasMin',
        maxCode: 'catchAreasMax',
        width: 'lg',
      }),
      vesselInformation: vessels,
      wildCaughtConsent: consent({
        label: consentLabels.wildCaughtConsent,
        when: isWild,
        required: true,
        requiredCode: 'wildCaughtConsent',
      }),
    },
    checks: [slaughterOrder],
  })
}
