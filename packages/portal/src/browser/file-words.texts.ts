/** Words of which the names of saved files consist, in the language of the reader: lower-case letters and hyphens only. */
export const fileWords = {
  certificate: { nb: 'sertifikat', nn: 'sertifikat', en: 'certificate' },
  signed: { nb: 'signert', nn: 'signert', en: 'signed' },
  message: { nb: 'esertifikat', nn: 'esertifikat', en: 'ecertificate' },
  scan: { nb: 'skannet', nn: 'skanna', en: 'scanned' },
  receipt: { nb: 'kvittering', nn: 'kvittering', en: 'receipt' },
  receipts: { nb: 'kvitteringer', nn: 'kvitteringar', en: 'receipts' },
  form: { nb: 'sertifikatmal', nn: 'sertifikatmal', en: 'certificate-form' },
  appendix: { nb: 'appendiks', nn: 'appendiks', en: 'appendix' },
  letter: { nb: 'avslag', nn: 'avslag', en: 'refusal' },
  copies: { nb: 'bekreftede-kopier', nn: 'stadfesta-kopiar', en: 'confirmed-copies' },
} as const
