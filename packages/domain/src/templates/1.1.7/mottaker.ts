import { consignee, onBehalfOfConsignee } from '../../sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const mottaker = recipientStep(
  {
    nb: 'Hvem tar imot varene i Brasil?',
    nn: 'Kven tek imot varene i Brasil?',
    en: 'Who receives the goods in Brazil?',
  },
  [consignee({ callingCode: '+55' }), ...onBehalfOfConsignee()],
)
