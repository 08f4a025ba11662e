import { consignee, onBehalfOfConsignee } from '../../sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const mottaker = recipientStep(
  {
    nb: 'Hvem tar imot varene i Moldova?',
    nn: 'Kven tek imot varene i Moldova?',
    en: 'Who receives the goods in Moldova?',
  },
  [consignee({ callingCode: '+373' }), ...onBehalfOfConsignee()],
)
