import type { Application } from '@eksport/domain'

/**
 * The statements that the signatory makes, from what the application itself declares. Our own neutral wording:
 * the text that two authorities have agreed on for a template is not public.
 */
export function attestations({ transport, productLines = [] }: Application): string[] {
  const farmed = productLines.some((line) => line.natureOfCommodity === 'FARMED')
  const wild = productLines.some((line) => line.natureOfCommodity === 'WILD_CAUGHT')
  const foreign = productLines.some((line) => line.productionEstablishment?.isUnauthorized === true)
  const statements: (string | false)[] = [
    productLines.length > 0 &&
      !foreign &&
      'The products come from establishments that are approved by the competent authority of Norway and are under its supervision.',
    'The products have been handled, prepared or processed, packed, stored and transported under hygienic conditions, within a food safety system based on the HACCP principles.',
    farmed &&
      'The farmed products come from aquaculture sites that are under official supervision for animal health and for residues of veterinary medicinal products and contaminants.',
    farmed &&
      productLines.some((line) => line.consentFishFedWithoutPorkProtein === true) &&
      'The farmed fish have been fed only feed without protein of porcine origin.',
    wild &&
      'The wild-caught products have been legally caught in the areas stated, and agree with the catch certificate or the traceability documents.',
    transport?.fulfillsEuRequirements === true &&
      'The products meet the requirements for fishery products placed on the market of the European Economic Area.',
    transport?.noPhosphatesAdded === true && 'No phosphates have been added to the products.',
    transport?.intendedForHumanConsumption === true && 'The products are fit for human consumption.',
  ]
  return statements.filter((statement) => statement !== false)
}
