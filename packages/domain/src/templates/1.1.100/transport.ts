import { euRequirements, generalRequirements, humanConsumption } from '../../documents/sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { form } from '../../documents/sections/forms.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { transportStep } from '../steps/standard-steps.ts'

const requirements = generalRequirements(
  {
    nb: 'Jeg er kjent med at Kina har særkrav utover norsk regelverk, og at jeg som eksportør har ansvaret for at varene oppfyller kravene i sertifikat 1.1.100.',
    nn: 'Eg er kjend med at Kina har særkrav utover norsk regelverk, og at eg som eksportør har ansvaret for at varene oppfyller krava i sertifikat 1.1.100.',
    en: 'I know that China has requirements beyond Norwegian rules, and that I as exporter am responsible for the goods meeting the requirements of certificate 1.1.100.',
  },
  2,
)

/** How the goods travel, and what the exporter declares. */
export const transportWith = (general: ReturnType<typeof generalRequirements>) =>
  transportStep(
    {
      nb: 'Slik reiser varene fra Norge til Kina.',
      nn: 'Slik reiser varene frå Noreg til Kina.',
      en: 'How the goods travel from Norway to China.',
    },
    [
      meansOfTransportSection({
        means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
        identification: { required: true, max: 150 },
        containers: { seals: true, max: 170 },
      }),
      departureSection({
        placeOfDispatch: { required: true, max: 50 },
        placeOfLoading: {},
        timeOfDeparture: 'optional',
        pointOfEntry: 'optional',
      }),
      temperatures,
      form.section({
        id: 'declarations',
        title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
        fields: {
          'transport.intendedForHumanConsumption': humanConsumption,
          'transport.fulfillsEuRequirements': euRequirements,
          'transport.consentGeneralRequirements': general,
        },
      }),
    ],
  )

export const transport = transportWith(requirements)
