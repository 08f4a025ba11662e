import type { Locale } from '@eksport/forms'
import type { Attachment } from './attachment.ts'

/** Characters, so that a name fits every file system with what it is stored under. */
const maxFilenameLength = 150
/** Controls, and the marks that turn the direction of writing: 'gpj.exe' must not read as 'exe.jpg'. */
const invisible = /[\p{Cc}\p{Cf}]/gu
/** What a file system or a header could read as more than a name. */
const reserved = /[\\/:*?"<>|]/g

/** [SEC-16] The name as people see it, and nothing that a program could misread; the ending stays when it must be shortened. */
export function safeFilename(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const clean = base.normalize('NFC').replace(invisible, '').replace(reserved, '_').replace(/\s+/g, ' ').trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'vedlegg'
  if (clean.length <= maxFilenameLength) return clean
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 && clean.length - dot <= 6 ? clean.slice(dot) : ''
  return `${clean.slice(0, maxFilenameLength - ending.length).trimEnd()}${ending}`
}

/** [UPL-05] Names that people take for the same: a Mac writes "å" as two signs, and Windows thinks "A.pdf" and "a.pdf" the same. */
export function sameFilename(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}

/** The words that names of our own files are made of, as they are kept: what another language calls otherwise. */
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

/** [THM-10] What a file of ours is saved as, in the language of whoever asks for it. It is kept under its name in bokmål. */
export const ownFilename = (kept: string, locale: Locale): string =>
  kept.replace(/\p{L}+/gu, (word) => words[word]?.[locale] ?? word)

const ownTypes: ReadonlySet<Attachment['type']> = new Set([
  'ELECTRONICALLY_SIGNED_CERTIFICATE',
  'HEALTH_CERTIFICATE',
  'DECISION_LETTER',
  'COMPLAINT_LETTER',
])

/** [THM-10] What a stored file is called to its reader: one that we made in their language, one that somebody sent in as they named it. */
export const filenameFor = ({ type, filename }: Pick<Attachment, 'type' | 'filename'>, locale: Locale): string =>
  ownTypes.has(type) ? ownFilename(filename, locale) : filename
