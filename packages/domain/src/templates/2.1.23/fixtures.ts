import { fixturesOf, linesWithPowders, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'ID',
  formats: ['PAPER'],
  values: {
    'transport.pointOfEntry': 'IDJKT',
    'transport.meansOfTransport': 'SHIP',
    productClassificationCode: '0302',
  },
  items: linesWithPowders,
  broken: [
    {
      title: '[TPL-08] no place of dispatch',
      set: { 'transport.placeOfDispatch.value': undefined },
      path: 'transport.placeOfDispatch.value',
      code: 'required',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
