import { accompanyingDocuments, grossWeight, purpose } from '../../documents/sections/consignment.ts'
import { generalDeclaration, requirementsOf } from '../../documents/sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { dispatchEstablishment } from '../../documents/sections/dispatch-establishment.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { transportStep } from '../steps/standard-steps.ts'

export const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til Storbritannia.',
    nn: 'Slik reiser varene frå Noreg til Storbritannia.',
    en: 'How the goods travel from Norway to the United Kingdom.',
  },
  [
    meansOfTransportSection({
      means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
      identification: { required: true },
      containers: { seals: true },
    }),
    ...dispatchEstablishment,
    departureSection({ placeOfLoading: {}, timeOfDeparture: 'required', entryBcp: 'required' }),
    accompanyingDocuments,
    temperatures,
    grossWeight,
    purpose,
    generalDeclaration(requirementsOf('1.1.324')),
  ],
)
