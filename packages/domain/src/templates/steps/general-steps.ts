import type { LocalizedText } from '@eksport/forms'
import { commodityNature } from '../../documents/sections/commodity-nature.ts'
import { consignee, onBehalfOfConsignee, placeOfDestination } from '../../documents/sections/consignee.ts'
import { generalDeclaration, requirementsOf } from '../../documents/sections/declarations.ts'
import { departureSection, meansOfTransportSection } from '../../documents/sections/departure.ts'
import { packaging } from '../../documents/sections/packaging.ts'
import { product } from '../../documents/sections/product.ts'
import { foreignEstablishment, production } from '../../documents/sections/production.ts'
import { temperatures } from '../../documents/sections/temperatures.ts'
import { preInformationStep } from '../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from './common-steps.ts'
import { productLinesStep, recipientStep, transportStep } from './standard-steps.ts'

/*
 * The default pages of a certificate: those of the general certificate. A certificate's folder contains
 * a file for a page only where it asks something else.
 */

const receivingCountry: LocalizedText = { nb: 'mottakerlandet', nn: 'mottakarlandet', en: 'the receiving country' }

/** [WIZ-08] The consignee, on whose behalf it acts, and where the goods end up. */
export function generalRecipient(options: { readonly callingCode?: string } = {}) {
  return recipientStep(
    {
      nb: 'Hvem tar imot varene, og hvor skal de?',
      nn: 'Kven tek imot varene, og kvar skal dei?',
      en: 'Who receives the goods, and where do they go?',
    },
    [consignee(options), ...onBehalfOfConsignee(), placeOfDestination()],
  )
}

/** [WIZ-08] The recipient of a certificate for one country, without a place of destination. */
export function recipientIn({ nb, nn, en }: LocalizedText, callingCode: string) {
  return recipientStep(
    {
      nb: `Hvem tar imot varene i ${nb}?`,
      nn: `Kven tek imot varene i ${nn}?`,
      en: `Who receives the goods in ${en}?`,
    },
    [consignee({ callingCode }), ...onBehalfOfConsignee()],
  )
}

/** [WIZ-10] How the goods travel, with the declaration that identifies the certificate by its number. */
export function generalTransport({
  certificate,
  country: { nb, nn, en } = receivingCountry,
}: {
  readonly certificate: string
  readonly country?: LocalizedText
}) {
  return transportStep(
    {
      nb: `Slik reiser varene fra Norge til ${nb}.`,
      nn: `Slik reiser varene frå Noreg til ${nn}.`,
      en: `How the goods travel from Norway to ${en}.`,
    },
    [
      meansOfTransportSection({
        means: ['AIR', 'SHIP', 'TRUCK', 'TRAIN'],
        identification: {},
        containers: { seals: true },
      }),
      departureSection({
        placeOfDispatch: { required: true },
        placeOfLoading: {},
        timeOfDeparture: 'optional',
        pointOfEntry: 'optional',
      }),
      temperatures,
      generalDeclaration(requirementsOf(certificate)),
    ],
  )
}

/** [WIZ-11] Goods of every kind, farmed or wild. */
export const generalProductLines = productLinesStep([
  production,
  foreignEstablishment,
  product(),
  commodityNature(),
  packaging,
])

/** All pages of a certificate that asks what the general certificate asks, by the number of the certificate. */
export const generalSteps = (certificate: string) =>
  [
    preInformationStep,
    senderStep,
    generalRecipient(),
    controlStep,
    generalTransport({ certificate }),
    generalProductLines,
    retrievalStep,
    summaryStep,
  ] as const
