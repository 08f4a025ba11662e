import { consignee, onBehalfOfConsignee, placeOfDestination } from '../../documents/sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const recipient = recipientStep(
  {
    nb: 'Hvem tar imot varene i Kina, og hvor skal de?',
    nn: 'Kven tek imot varene i Kina, og kvar skal dei?',
    en: 'Who receives the goods in China, and where do they go?',
  },
  [
    consignee({ callingCode: '+86' }),
    ...onBehalfOfConsignee(),
    placeOfDestination({ city: { required: true, max: 80 }, country: 'CN' }),
  ],
)
