import { fixturesOf, linesOfSixDigits, setupFor } from '../../testing/template-examples.ts'
import { template } from './template.ts'

/** Settings for the examples of this certificate. */
export const setup = setupFor({
  template: template.id,
  country: 'CN',
  formats: ['PAPER', 'E_CERT'],
  items: linesOfSixDigits,
  broken: [
    {
      title: '[VAL-09] minimum above maximum, told at the minimum',
      set: { 'transport.temperatureRequirements.minTemperature': 5 },
      path: 'transport.temperatureRequirements.minTemperature',
      code: 'minAboveMaxTemperature',
    },
    {
      title: '[VAL-09] and at the maximum',
      set: { 'transport.temperatureRequirements.minTemperature': 5 },
      path: 'transport.temperatureRequirements.maxTemperature',
      code: 'maxBelowMinTemperature',
    },
    {
      title: '[WIZ-09] control in less than an hour',
      set: { 'control.dispatchDate': '2026-11-20', 'control.dispatchTime': '12:30' },
      path: 'control.dispatchTime',
      code: 'controlTooSoon',
    },
    {
      title: '[PIK-08] pickup on a Sunday',
      set: { 'certificateRetrieval.date': '2026-11-22' },
      path: 'certificateRetrieval.date',
      code: 'pickupDateClosed',
    },
    {
      title: '[PIK-08] pickup after closing',
      set: { 'certificateRetrieval.office': 'BERGEN', 'certificateRetrieval.time': '16:00' },
      path: 'certificateRetrieval.time',
      code: 'pickupOfficeClosed',
    },
    {
      title: '[PIK-08] pickup too soon',
      set: {
        'certificateRetrieval.office': 'BERGEN',
        'certificateRetrieval.date': '2026-11-20',
        'certificateRetrieval.time': '12:30',
      },
      path: 'certificateRetrieval.time',
      code: 'pickupTooSoon',
    },
    {
      title: '[PIK-08] pickup too soon at Kløfta',
      set: { 'certificateRetrieval.date': '2026-11-20', 'certificateRetrieval.time': '12:00' },
      path: 'certificateRetrieval.time',
      code: 'pickupTooSoonSpecial',
    },
    {
      title: '[VAL-07] slaughter period that ends before it begins',
      set: { 'productLines.0.slaughterInformation.0.toDate': '2026-11-01' },
      path: 'productLines.0.slaughterInformation.0.toDate',
      code: 'toBeforeFrom',
    },
  ],
})

/** Example applications for this certificate. */
export const fixtures = fixturesOf(template, setup)
