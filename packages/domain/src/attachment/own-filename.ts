import type { Locale } from '@eksport/forms'
import type { Attachment } from './attachment.ts'

/** The words that names of our own files are made of, as they are kept. */
const words: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'nb'>, string>>>> = {
  helsesertifikat: { nn: 'helsesertifikat', en: 'health-certificate' },
  signert: { nn: 'signert', en: 'signed' },
  papir: { nn: 'papir', en: 'paper' },
  utkast: { nn: 'utkast', en: 'draft' },
  kvittering: { nn: 'kvittering', en: 'receipt' },
  avslag: { nn: 'avslag', en: 'refusal' },
  'bekreftede-kopier': { nn: 'stadfesta-kopiar', en: 'confirmed-copies' },
  sertifikatmal: { nn: 'sertifikatmal', en: 'certificate-form' },
  appendiks: { nn: 'appendiks', en: 'appendix' },
}

const anyWord = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'g')

/** [THM-10] What a file of ours is saved as, in the language of whoever asks for it. It is kept under its name in bokmål. */
export const ownFilename = (kept: string, locale: Locale): string =>
  locale === 'nb' ? kept : kept.replace(anyWord, (word) => words[word]?.[locale] ?? word)

const ownTypes: ReadonlySet<Attachment['type']> = new Set([
  'ELECTRONICALLY_SIGNED_CERTIFICATE',
  'HEALTH_CERTIFICATE',
  'DECISION_LETTER',
])

/** [THM-10] What a stored file is called to its reader: one that we made in their language, one that somebody sent in as they named it. */
export const filenameFor = ({ type, filename }: Pick<Attachment, 'type' | 'filename'>, locale: Locale): string =>
  ownTypes.has(type) ? ownFilename(filename, locale) : filename
