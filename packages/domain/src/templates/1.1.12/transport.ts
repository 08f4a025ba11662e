import { euRequirements, generalRequirements, humanConsumption } from '../../sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../sections/departure.ts'
import { form } from '../../sections/forms.ts'
import { temperatures } from '../../sections/temperatures.ts'
import { transportStep } from '../steps/standard-steps.ts'

const declarations = form.section({
  id: 'declarations',
  title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
  fields: {
    'transport.intendedForHumanConsumption': humanConsumption,
    'transport.fulfillsEuRequirements': euRequirements,
    'transport.consentGeneralRequirements': generalRequirements({
      nb: 'Jeg er kjent med kravene i sertifikat 1.1.12, og har som eksportør ansvaret for at varene oppfyller dem.',
      nn: 'Eg er kjend med krava i sertifikat 1.1.12, og har som eksportør ansvaret for at varene oppfyller dei.',
      en: 'I know the requirements of certificate 1.1.12, and am as exporter responsible for the goods meeting them.',
    }),
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
      transportId: { required: true },
      containerNumber: {},
      sealNumber: {},
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
