import { fixturesOf, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

const salmon = { species: '711', isAlive: false, natureOfCommodity: 'FARMED', productClassificationCode: '03021400' }

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'GB',
  formats: ['PDF'],
  values: {
    'transport.meansOfTransport': 'TRUCK',
    'transport.intendedForHumanConsumption': true,
    'transport.intendedForCanningIndustry': true,
    'transport.intendedForImportAdmissionEu': true,
    'transport.placeOfDispatch.establishment.isUnauthorized': true,
    productPackedForFinalConsumer: true,
    productClassificationCode: '03025110',
    processingType: 'GUTTED',
    'transport.totalGrossWeight': 999_999,
    netWeight: 150_000.25,
  },
  answers: { transport: { intendedForHumanConsumption: true } },
  items: [
    { id: 'vl-1', species: '1022', isAlive: false, natureOfCommodity: 'WILD_CAUGHT' },
    { id: 'vl-2', ...salmon },
    { id: 'vl-3', ...salmon, exportTypeDeclaration: 'F' },
    {
      id: 'vl-4',
      species: '2611',
      isAlive: false,
      natureOfCommodity: 'FARMED',
      productClassificationCode: '03099000',
      processingState: 'DRIED',
      processingType: 'SHELL_POWDER',
    },
    {
      id: 'vl-5',
      species: '1022',
      isAlive: false,
      natureOfCommodity: 'WILD_CAUGHT',
      productionEstablishment: { isUnauthorized: true },
    },
  ],
  broken: [
    {
      title: '[TPL-05] for neither people nor canning',
      set: { 'transport.intendedForHumanConsumption': false, 'transport.intendedForCanningIndustry': false },
      path: 'transport.intendedForHumanConsumption',
      code: 'purposeRequired',
    },
    {
      title: '[VAL-11] a gross weight with three decimals',
      set: { 'transport.totalGrossWeight': 12.345 },
      path: 'transport.totalGrossWeight',
      code: 'twoDecimals',
    },
    {
      title: '[TPL-05] farmed goods say which declaration they fall under',
      set: { 'productLines.0.natureOfCommodity': 'FARMED' },
      path: 'productLines.0.exportTypeDeclaration',
      code: 'required',
    },
    {
      title: '[TPL-05] goods under a declaration have disclosed their animal health',
      set: {
        'productLines.0.natureOfCommodity': 'FARMED',
        'productLines.0.exportTypeDeclaration': 'B',
        'productLines.0.animalHealth': 'UNDISCLOSED',
      },
      path: 'productLines.0.animalHealth',
      code: 'choice',
    },
    {
      title: '[TPL-05] wild goods have no other animal health than their own',
      set: { 'productLines.0.animalHealth': 'FARMED' },
      path: 'productLines.0.animalHealth',
      code: 'choice',
    },
    {
      title: '[TPL-05] undisclosed animal health needs the appendix',
      set: {
        'productLines.0.natureOfCommodity': 'FARMED',
        'productLines.0.exportTypeDeclaration': 'F',
        'productLines.0.animalHealth': 'UNDISCLOSED',
      },
      path: 'attachments',
      code: 'appendixRequired',
    },
    {
      title: '[TPL-05] the place of dispatch is an establishment',
      set: { 'transport.placeOfDispatch': undefined },
      path: 'transport.placeOfDispatch.establishment.approvalNumber',
      code: 'required',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
