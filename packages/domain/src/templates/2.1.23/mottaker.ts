import { consignee, onBehalfOfConsignee, placeOfDestination } from '../../sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const mottaker = recipientStep(
  {
    nb: 'Hvem tar imot varene, og hvor skal de?',
    nn: 'Kven tek imot varene, og kvar skal dei?',
    en: 'Who receives the goods, and where do they go?',
  },
  [consignee(), ...onBehalfOfConsignee(), placeOfDestination()],
)
