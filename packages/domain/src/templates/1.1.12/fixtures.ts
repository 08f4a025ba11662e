import { fixturesOf, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'MD',
  formats: ['PAPER', 'PDF'],
  values: {
    'transport.pointOfEntry': 'MDGIU',
    'transport.meansOfTransport': 'TRUCK',
    productClassificationCode: '0302',
  },
  broken: [
    {
      title: '[TPL-02] not for human consumption',
      set: { 'transport.intendedForHumanConsumption': false },
      path: 'transport.intendedForHumanConsumption',
      code: 'humanConsumption',
    },
    {
      title: '[TPL-02] outside the rules of the EU',
      set: { 'transport.fulfillsEuRequirements': false },
      path: 'transport.fulfillsEuRequirements',
      code: 'euRequirements',
    },
    {
      title: '[TPL-02] departure without a time',
      set: { 'transport.timeOfDeparture': undefined },
      path: 'transport.timeOfDeparture',
      code: 'required',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
