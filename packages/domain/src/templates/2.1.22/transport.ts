import { generalDeclaration } from '../../sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../sections/departure.ts'
import { temperatures } from '../../sections/temperatures.ts'
import { transportStep } from '../steps/standard-steps.ts'

export const transport = transportStep(
  {
    nb: 'Slik reiser varene fra Norge til mottakerlandet.',
    nn: 'Slik reiser varene frå Noreg til mottakarlandet.',
    en: 'How the goods travel from Norway to the receiving country.',
  },
  [
    meansOfTransportSection({
      means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
      transportId: {},
      containerNumber: {},
      sealNumber: {},
    }),
    departureSection({
      placeOfDispatch: { required: true },
      placeOfLoading: {},
      timeOfDeparture: 'optional',
      pointOfEntry: 'optional',
    }),
    temperatures,
    generalDeclaration({
      nb: 'Jeg er kjent med kravene i sertifikat 2.1.22, og har som eksportør ansvaret for at varene oppfyller dem.',
      nn: 'Eg er kjend med krava i sertifikat 2.1.22, og har som eksportør ansvaret for at varene oppfyller dei.',
      en: 'I know the requirements of certificate 2.1.22, and am as exporter responsible for the goods meeting them.',
    }),
  ],
)
