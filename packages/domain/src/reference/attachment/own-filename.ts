import type { Locale } from '@eksport/forms'
import type { Attachment } from './attachment.ts'

/** The words that names of our own files are made of, as they are kept: what another language calls otherwise. */
const words: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
  helsesertifikat: { en: 'health-certificate' },
  signert: { en: 'signed' },
  papir: { en: 'paper' },
  utkast: { en: 'draft' },
  kopi: { en: 'copy' },
  kvittering: { en: 'receipt' },
  avslag: { en: 'refusal' },
  bekreftede: { nn: 'stadfesta', en: 'confirmed' },
  kopier: { nn: 'kopiar', en: 'copies' },
  sertifikatmal: { en: 'certificate-form' },
  appendiks: { en: 'appendix' },
}

/** [THM-10] What a file of ours is saved as, in the language of whoever asks for it. It is kept under its name in bokmål. */
export const ownFilename = (kept: string, locale: Locale): string =>
  kept.replace(/\p{L}+/gu, (word) => words[word]?.[locale] ?? word)

const ownTypes: ReadonlySet<Attachment['type']> = new Set([
  'ELECTRONICALLY_SIGNED_CERTIFICATE',
  'HEALTH_CERTIFICATE',
  'DECISION_LETTER',
])

/** [THM-10] What a stored file is called to its reader: one that we made in their language, one that somebody sent in as they named it. */
export const filenameFor = ({ type, filename }: Pick<Attachment, 'type' | 'filename'>, locale: Locale): string =>
  ownTypes.has(type) ? ownFilename(filename, locale) : filename
