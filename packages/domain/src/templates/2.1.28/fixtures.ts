import { fixturesOf, linesWithPowders, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'US',
  formats: ['PAPER', 'PDF'],
  values: {
    'transport.pointOfEntry': 'USNYC',
    'transport.meansOfTransport': 'SHIP',
    productClassificationCode: '0309',
    processingState: 'DRIED',
    processingType: 'MEAL',
  },
  items: linesWithPowders.map((line) => ({ ...line, productClassificationCode: '0309' })),
  broken: [
    {
      title: '[TPL-10] no place of dispatch',
      set: { 'transport.placeOfDispatch.value': undefined },
      path: 'transport.placeOfDispatch.value',
      code: 'required',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
