import { departureSection, isByShip, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { transportStep } from '../steps/standard-steps.ts'
import { declaration } from './declaration.ts'

export const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til Brasil.',
    nn: 'Slik reiser varene frå Noreg til Brasil.',
    en: 'How the goods travel from Norway to Brazil.',
  },
  [
    meansOfTransportSection({ means: ['AIR', 'SHIP'], containers: { required: isByShip, seals: false } }),
    departureSection({ placeOfLoading: { required: true }, pointOfEntry: 'required' }),
    temperatures,
    declaration,
  ],
)
