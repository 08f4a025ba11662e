import type { Locale } from '@eksport/forms'
import type { Attachment } from './attachment.ts'

/** Short enough for every file system together with what the name is stored under. */
const maxFilenameLength = 150
/** Control characters, and directional marks: 'gpj.exe' must not read as 'exe.jpg'. */
const invisible = /[\p{Cc}\p{Cf}]/gu
/** Characters with a special meaning in file systems or headers. */
const reserved = /[\\/:*?"<>|]/g

/** [SEC-16] The name as people see it, without characters that programs could misinterpret; the extension is kept when it must be shortened. */
export function safeFilename(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const clean = base.normalize('NFC').replace(invisible, '').replace(reserved, '_').replace(/\s+/g, ' ').trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'vedlegg'
  if (clean.length <= maxFilenameLength) return clean
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 && clean.length - dot <= 6 ? clean.slice(dot) : ''
  return `${clean.slice(0, maxFilenameLength - ending.length).trimEnd()}${ending}`
}

/** [UPL-05] Whether people take two names for the same: macOS writes "å" as two code points, and Windows treats "A.pdf" and "a.pdf" as the same. */
export function sameFilename(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}

/** Translations of the bokmål words in the stored names of our own files, where another language differs. */
const words: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
  helsesertifikat: { en: 'health-certificate' },
  signert: { en: 'signed' },
  papir: { en: 'paper' },
  utkast: { en: 'draft' },
  kopi: { en: 'copy' },
  kvittering: { en: 'receipt' },
  avslag: { en: 'refusal' },
  klagesvar: { en: 'complaint-answer' },
  bekreftede: { nn: 'stadfesta', en: 'confirmed' },
  kopier: { nn: 'kopiar', en: 'copies' },
  sertifikatmal: { en: 'certificate-form' },
  appendiks: { en: 'appendix' },
}

/** [THM-10] The name of one of our files in the reader's language. It is stored under its bokmål name. */
export const ownFilename = (kept: string, locale: Locale): string =>
  kept.replace(/\p{L}+/gu, (word) => words[word]?.[locale] ?? word)

const ownTypes: ReadonlySet<Attachment['type']> = new Set([
  'ELECTRONICALLY_SIGNED_CERTIFICATE',
  'HEALTH_CERTIFICATE',
  'DECISION_LETTER',
  'COMPLAINT_LETTER',
])

/** [THM-10] The name of a stored file for its reader: in their language if we made it, as it was named if somebody sent it in. */
export const filenameFor = ({ type, filename }: Pick<Attachment, 'type' | 'filename'>, locale: Locale): string =>
  ownTypes.has(type) ? ownFilename(filename, locale) : filename
