import { accompanyingDocuments, grossWeight, purpose } from '../../sections/consignment.ts'
import { generalDeclaration } from '../../sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../sections/departure.ts'
import { dispatchEstablishment } from '../../sections/dispatch-establishment.ts'
import { temperatures } from '../../sections/temperatures.ts'
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
      transportId: { required: true },
      containerNumber: {},
      sealNumber: {},
    }),
    ...dispatchEstablishment,
    departureSection({ placeOfLoading: {}, timeOfDeparture: 'required', entryBcp: 'required' }),
    accompanyingDocuments,
    temperatures,
    grossWeight,
    purpose,
    generalDeclaration({
      nb: 'Jeg er kjent med kravene i sertifikat 1.1.324, og har som eksportør ansvaret for at varene oppfyller dem.',
      nn: 'Eg er kjend med krava i sertifikat 1.1.324, og har som eksportør ansvaret for at varene oppfyller dei.',
      en: 'I know the requirements of certificate 1.1.324, and am as exporter responsible for the goods meeting them.',
    }),
  ],
)
