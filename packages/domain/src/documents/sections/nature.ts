import { all, asPlainDate, choice, date, describeForm, type Issue, type LocalizedText, number } from '@eksport/forms'
import type { NatureOfCommodity, ProductLine } from '../../goods/product-line/product-line.ts'
import { salmonidPrefixes } from '../../goods/product-line/species.ts'
import { lineForm } from './forms.ts'

type SlaughterPeriod = NonNullable<ProductLine['slaughterInformation']>[number]

/** The goods come from a fish farm. */
export const isFarmed = lineForm.is('natureOfCommodity', 'FARMED')
/** The goods were caught. */
export const isWild = lineForm.is('natureOfCommodity', 'WILD_CAUGHT')

/** A period must begin before it ends; reported at both ends. */
export const slaughterOrder = lineForm.check({
  id: 'slaughter-order',
  reads: ['slaughterInformation'],
  run: ({ slaughterInformation }): Issue[] =>
    (slaughterInformation ?? []).flatMap(({ fromDate, toDate }, index) => {
      const [from, to] = [asPlainDate(fromDate), asPlainDate(toDate)]
      if (from === undefined || to === undefined || from <= to) return []
      return [
        { path: `slaughterInformation.${index}.fromDate`, code: 'fromAfterTo' },
        { path: `slaughterInformation.${index}.toDate`, code: 'toBeforeFrom' },
      ]
    }),
})

/** Names of the natures of goods. */
export const natureLabels = {
  FARMED: { nb: 'Oppdrett', nn: 'Oppdrett', en: 'Farmed' },
  WILD_CAUGHT: { nb: 'Villfanget', nn: 'Villfanga', en: 'Wild caught' },
} as const satisfies Readonly<Record<NatureOfCommodity, LocalizedText>>

/** [WIZ-12] Farmed or wild; changing it clears what belonged to the other. A single nature is preselected. */
export function nature<const Nature extends NatureOfCommodity>(natures: readonly Nature[]) {
  const [first, ...others] = natures
  return choice({
    label: { nb: 'Produksjonsmåte', nn: 'Produksjonsmåte', en: 'Production mode' },
    options: natures.map((value) => ({ value, label: natureLabels[value] })),
    ...(first !== undefined && others.length === 0 && { initial: first }),
    required: true,
    invalidCode: 'natureInvalid',
    clears: [
      lineForm.wipes(
        ['aquacultureArea', 'slaughterInformation', 'exportTypeDeclaration', 'consentFishFedWithoutPorkProtein'],
        isFarmed,
      ),
      lineForm.wipes(['animalHealth']),
      lineForm.wipes(['catchAreas', 'vesselInformation', 'wildCaughtConsent'], isWild),
    ],
  })
}

/** [VAL-07] Where and when farmed fish was slaughtered; required for salmonids. Live fish has not been slaughtered. */
export const slaughterPeriods = describeForm<SlaughterPeriod>().list({
  label: { nb: 'Slakteinformasjon', nn: 'Slakteinformasjon', en: 'Slaughter information' },
  when: all(isFarmed, lineForm.isNot('isAlive', true)),
  required: lineForm.startsWith('species', salmonidPrefixes),
  requiredCode: 'slaughterPeriodRequired',
  max: 100,
  addLabel: { nb: 'Legg til slakteperiode', nn: 'Legg til slakteperiode', en: 'Add slaughter period' },
  itemLabel: { nb: 'Slakteperiode {n}', nn: 'Slakteperiode {n}', en: 'Slaughter period {n}' },
  fields: {
    siteNumber: number({
      label: { nb: 'Lokalitet', nn: 'Lokalitet', en: 'Site' },
      hint: { nb: 'Lokalitetsnummer, fem sifre', nn: 'Lokalitetsnummer, fem siffer', en: 'Site number, five digits' },
      required: true,
      min: 10_000,
      max: 99_999,
      minCode: 'siteNumberRange',
      maxCode: 'siteNumberRange',
      source: 'aquaculture-sites',
      sourceCode: 'siteUnknown',
      width: 'sm',
    }),
    fromDate: date({
      label: { nb: 'Slaktet fra', nn: 'Slakta frå', en: 'Slaughtered from' },
      required: true,
      width: 'sm',
    }),
    toDate: date({ label: { nb: 'Slaktet til', nn: 'Slakta til', en: 'Slaughtered to' }, required: true, width: 'sm' }),
  },
})
