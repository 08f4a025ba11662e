import { fixturesOf, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'JP',
  formats: ['PAPER', 'PDF'],
  values: {
    'transport.pointOfEntry': 'JPTYO',
    'transport.meansOfTransport': 'SHIP',
    productClassificationCode: '1504',
    processingState: 'CHILLED',
    processingType: 'OIL',
    'packaging.type': 'CT',
  },
  broken: [
    {
      title: '[CRT-04] an IMO number with a wrong last digit',
      set: { 'transport.vessel.imoNumber': '9074728' },
      path: 'transport.vessel.imoNumber',
      code: 'imoNumberInvalid',
    },
    {
      title: '[TPL-09] no place of dispatch',
      set: { 'transport.placeOfDispatch.value': undefined },
      path: 'transport.placeOfDispatch.value',
      code: 'required',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
