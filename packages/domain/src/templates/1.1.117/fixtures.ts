import { fixturesOf, linesOfSixDigits, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'SA',
  formats: ['PAPER', 'PDF'],
  values: { 'transport.pointOfEntry': 'SARUH' },
  items: linesOfSixDigits,
  broken: [
    {
      title: '[TPL-04] no place of dispatch',
      set: { 'transport.placeOfDispatch.value': undefined },
      path: 'transport.placeOfDispatch.value',
      code: 'required',
    },
    {
      title: '[TPL-04] farmed fish fed we do not know what',
      set: { 'productLines.0.consentFishFedWithoutPorkProtein': false },
      path: 'productLines.0.consentFishFedWithoutPorkProtein',
      code: 'withoutPorkProtein',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
