import type { TemplateRules } from './template-rules.ts'

type Line<Answer extends string> = `productLines.${Answer}`

/** The answers that a rule reads while its flag is on. Without them in its form, an application could never be sent. */
interface ReadByFlag {
  diseaseFree: Line<'slaughterInformation' | 'natureOfCommodity=FARMED' | 'species'>
  evisceratedOnly: Line<'natureOfCommodity=FARMED' | 'processingType'>
  singlePackagingType: Line<'packaging.type'>
  singleEstablishment: Line<'productionEstablishment.approvalNumber'>
  maxClassifications: Line<'productClassificationCode'>
  euRequirements: 'transport.fulfillsEuRequirements'
  generalRequirements: 'transport.consentGeneralRequirements'
  wildCaughtConsent: Line<'wildCaughtConsent' | 'natureOfCommodity=WILD_CAUGHT'>
  noPhosphatesWhenFrozen: 'transport.noPhosphatesAdded' | 'transport.temperatureRequirements.maxTemperature'
  withoutPorkProtein: Line<'consentFishFedWithoutPorkProtein' | 'natureOfCommodity=FARMED'>
  animalHealth: Line<'animalHealth=UNDISCLOSED'>
  streetAddress: Line<'productionEstablishment.approvalNumber'>
}

type ReadByFlags<Rules> = {
  [Flag in keyof Rules & keyof ReadByFlag]: Rules[Flag] extends false | undefined ? never : ReadByFlag[Flag]
}[keyof Rules & keyof ReadByFlag]

type ReadByConsumption<Rules> = Rules extends { readonly humanConsumption: infer Consumption }
  ?
      | (Consumption extends string ? 'transport.intendedForHumanConsumption' : never)
      | (Consumption extends 'OR_CANNING' ? 'transport.intendedForCanningIndustry' : never)
  : never

/** What the rules of a certificate read, in the notation in which forms record what they ask for. */
export type ReadByRules<Rules extends TemplateRules> =
  | Line<`natureOfCommodity=${Rules['naturesOfCommodity'][number]}`>
  | ReadByFlags<Rules>
  | ReadByConsumption<Rules>
