import {
  consignee,
  onBehalfOfConsignee,
  operatorResponsible,
  placeOfDestination,
} from '../../documents/sections/consignee.ts'
import { recipientStep } from '../steps/standard-steps.ts'

export const recipient = recipientStep(
  {
    nb: 'Hvem tar imot varene i Storbritannia, og hvem svarer for dem ved grensen?',
    nn: 'Kven tek imot varene i Storbritannia, og kven svarer for dei ved grensa?',
    en: 'Who receives the goods in the United Kingdom, and who answers for them at the border?',
  },
  [
    consignee({ callingCode: '+44' }),
    ...onBehalfOfConsignee(),
    operatorResponsible({ callingCode: '+44' }),
    placeOfDestination({ country: 'GB' }),
  ],
)
