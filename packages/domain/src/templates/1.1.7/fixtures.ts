import { fixturesOf, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'BR',
  formats: ['PAPER', 'PDF'],
  values: {
    productClassificationCode: '03031300',
    processingState: 'FROZEN',
    'transport.pointOfEntry': 'BRGRU',
    'transport.temperatureRequirements.minTemperature': -25,
    'transport.temperatureRequirements.maxTemperature': -18,
  },
  items: [
    { id: 'vl-1', species: '711', isAlive: false, natureOfCommodity: 'FARMED' },
    { id: 'vl-2', species: '711', isAlive: false, productionEstablishment: { isUnauthorized: true } },
    {
      id: 'vl-3',
      species: '2611',
      isAlive: false,
      natureOfCommodity: 'FARMED',
      productClassificationCode: '03099000',
      processingType: 'SHELL_POWDER',
    },
    { id: 'vl-4', species: '711', isAlive: true, natureOfCommodity: 'FARMED' },
  ],
  broken: [
    {
      title: '[TPL-01] by ship there is a container',
      set: { 'transport.meansOfTransport': 'SHIP' },
      path: 'transport.containers',
      code: 'containerRequired',
    },
    {
      title: '[TPL-01] a container by ship has a number',
      set: { 'transport.meansOfTransport': 'SHIP', 'transport.containers': [{ number: 'TEST1004002' }, {}] },
      path: 'transport.containers.1.number',
      code: 'required',
    },
    {
      title: '[WIZ-21] only by air or ship',
      set: { 'transport.meansOfTransport': 'TRUCK' },
      path: 'transport.meansOfTransport',
      code: 'choice',
    },
    {
      title: '[WIZ-21] five digits are no code',
      set: { 'productLines.0.productClassificationCode': '03021' },
      path: 'productLines.0.productClassificationCode',
      code: 'classificationDigits',
    },
    {
      title: '[TPL-01] phosphates in frozen goods',
      set: { 'transport.noPhosphatesAdded': false },
      path: 'transport.noPhosphatesAdded',
      code: 'required',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
