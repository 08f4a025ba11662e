import { consignee, onBehalfOfConsignee } from '../../sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const mottaker = recipientStep(
  {
    nb: 'Hvem tar imot varene i Saudi-Arabia?',
    nn: 'Kven tek imot varene i Saudi-Arabia?',
    en: 'Who receives the goods in Saudi Arabia?',
  },
  [consignee({ callingCode: '+966' }), ...onBehalfOfConsignee()],
)
