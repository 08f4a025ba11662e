import {
  euRequirements,
  generalRequirements,
  humanConsumption,
  requirementsOf,
} from '../../documents/sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { form } from '../../documents/sections/forms.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { transportStep } from '../steps/standard-steps.ts'

const declarations = form.section({
  id: 'declarations',
  title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
  fields: {
    'transport.intendedForHumanConsumption': humanConsumption,
    'transport.fulfillsEuRequirements': euRequirements,
    'transport.consentGeneralRequirements': generalRequirements(requirementsOf('1.1.12')),
  },
})

export const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til Moldova.',
    nn: 'Slik reiser varene frå Noreg til Moldova.',
    en: 'How the goods travel from Norway to Moldova.',
  },
  [
    meansOfTransportSection({
      means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
      identification: { required: true },
      containers: { seals: true },
    }),
    departureSection({
      placeOfDispatch: {},
      placeOfLoading: { required: true },
      timeOfDeparture: 'required',
      pointOfEntry: 'optional',
    }),
    temperatures,
    declarations,
  ],
)
