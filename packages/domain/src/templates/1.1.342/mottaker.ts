import { consignee, onBehalfOfConsignee } from '../../sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const mottaker = recipientStep(
  {
    nb: 'Hvem tar imot varene i Ukraina?',
    nn: 'Kven tek imot varene i Ukraina?',
    en: 'Who receives the goods in Ukraine?',
  },
  [consignee({ callingCode: '+380' }), ...onBehalfOfConsignee()],
)
