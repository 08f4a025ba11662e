import type { KeptFileKind, UnfinishedScan } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

export const fileTexts = {
  heading: { nb: 'Filer', nn: 'Filer', en: 'Files' },
  file: { nb: 'Fil', nn: 'Fil', en: 'File' },
  made: { nb: 'Dato', nn: 'Dato', en: 'Date' },
  size: { nb: 'Størrelse', nn: 'Storleik', en: 'Size' },
  none: {
    nb: 'Ingen filer ennå. Kvitteringen kommer når søknaden er sendt inn, sertifikatet når det er godkjent.',
    nn: 'Ingen filer enno. Kvitteringa kjem når søknaden er send inn, sertifikatet når det er godkjent.',
    en: 'No files yet. The receipt comes when the application has been submitted, the certificate when it is approved.',
  },
  listFailed: {
    nb: 'Klarte ikke å hente fillisten.',
    nn: 'Klarte ikkje å hente fillista.',
    en: 'Could not fetch the list of files.',
  },
} as const satisfies Record<string, LocalizedText>

/** [SEC-18] Why a file cannot be downloaded. */
export const scanTexts = {
  WAITING: {
    nb: 'Kontrolleres for skadelig programvare',
    nn: 'Blir kontrollert for skadeleg programvare',
    en: 'Being checked for malware',
  },
  DELAYED: {
    nb: 'Venter på kontroll, som fortsetter av seg selv',
    nn: 'Ventar på kontroll, som held fram av seg sjølv',
    en: 'Waiting to be checked, which continues by itself',
  },
  INFECTED: {
    nb: 'Inneholdt skadelig programvare og er fjernet',
    nn: 'Inneheldt skadeleg programvare og er fjerna',
    en: 'Contained malware and has been removed',
  },
} as const satisfies Record<UnfinishedScan, LocalizedText>

/** Name of each kind of file; an attachment keeps the name it was sent with. */
export const fileKindTexts = {
  signed: { nb: 'E-signert sertifikat', nn: 'E-signert sertifikat', en: 'E-signed certificate' },
  message: { nb: 'eSertifikat (XML)', nn: 'eSertifikat (XML)', en: 'eCertificate (XML)' },
  scan: { nb: 'Skannet sertifikat', nn: 'Skanna sertifikat', en: 'Scanned certificate' },
  letter: { nb: 'Vedtaksbrev', nn: 'Vedtaksbrev', en: 'Decision letter' },
  receipt: { nb: 'Kvittering', nn: 'Kvittering', en: 'Receipt' },
} as const satisfies Record<Exclude<KeptFileKind, 'attachment'>, LocalizedText>
