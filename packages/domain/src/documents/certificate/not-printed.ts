/**
 * Answers that no certificate prints, with the reason. A path stands for everything that is asked under it. Templates add their
 * own; the suite refuses an answer that is neither printed nor listed.
 */
export const notPrinted: Readonly<Record<string, string>> = {
  'consignor.internalReference': 'The exporter’s own note, which says nothing of the goods.',
  certificateTemplate: 'Stands in the head of every page as the number of the template.',
  certificateFormats: 'How the certificate is delivered.',
  applicationFormat: 'How the application was filled in.',
  sender: 'Who can be asked in Norway; no person but the signer is named.',
  control: 'When and where an inspector can see the goods in Norway.',
  certificateRetrieval: 'Where the sheet is fetched; the certificate names the office that issues it.',
  consentForECert: 'Consent to send the data, not a statement on the goods.',
  'productLines.productionEstablishment.isUnauthorized':
    'Says where the number comes from; the box of establishments shows it.',
}
