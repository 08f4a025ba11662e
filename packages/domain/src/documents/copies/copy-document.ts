import { type LocalizedText, localize } from '@eksport/forms'
import { momentInWords } from '../../facts/document-format.ts'
import type { Retirement } from '../../facts/issue/retirement.ts'
import { formatReference } from '../../values/format/format.ts'
import type { Instant } from '../../values/format/schemas.ts'

/** English first, as on the certificate, then bokmål. */
interface TwoWords {
  readonly en: string
  readonly nb: string
}

/** The sheets of an order of confirmed copies: one before each copy, and a line over each page of the copy. Data only. */
export interface CopyDocument {
  readonly kind: 'confirmed-copy'
  readonly title: TwoWords
  /** One sheet per copy, which says its number. */
  readonly copies: readonly TwoWords[]
  readonly statement: TwoWords
  readonly facts: readonly { readonly label: TwoWords; readonly value: string }[]
  /** For a certificate that is no longer valid. */
  readonly notice?: TwoWords
  /** Printed over every page of the certificate. */
  readonly strip: string
}

/** What is known about a copy when it is confirmed. */
export interface ConfirmedCopy {
  readonly referenceNumber: number
  /** Number of the certificate, with its issue. */
  readonly number: string
  readonly numberOfCopies: number
  readonly confirmedBy: { readonly name: string; readonly office?: string | undefined }
  readonly at: Instant
  /** Since when the certificate is no longer valid, and why. */
  readonly retired?: { readonly as: Retirement; readonly at: Instant } | undefined
}

const words = {
  title: { en: 'Confirmed copy', nb: 'Bekreftet kopi' },
  copy: { en: 'Copy {n} of {of}', nb: 'Kopi {n} av {of}' },
  statement: {
    en: 'The pages that follow are confirmed to be a true copy of the health certificate named below. The copy does not replace the certificate.',
    nb: 'Sidene som følger, bekreftes å være en rett kopi av helsesertifikatet som er nevnt under. Kopien erstatter ikke sertifikatet.',
  },
  certificate: { en: 'Certificate', nb: 'Sertifikat' },
  application: { en: 'Application', nb: 'Søknad' },
  confirmedBy: { en: 'Confirmed by', nb: 'Bekreftet av' },
  office: { en: 'Office', nb: 'Kontor' },
  confirmedAt: { en: 'Confirmed at', nb: 'Bekreftet' },
  notValid: {
    en: 'The certificate is no longer valid: {how} on {at}.',
    nb: 'Sertifikatet er ikke lenger gyldig: {how} {at}.',
  },
} as const satisfies Readonly<Record<string, TwoWords>>

const hows: Readonly<Record<Retirement, TwoWords>> = {
  WITHDRAWN: { en: 'withdrawn', nb: 'trukket tilbake' },
  CANCELLED: { en: 'cancelled', nb: 'kansellert' },
  REPLACED: { en: 'replaced by another', nb: 'erstattet av et annet' },
  ANNULLED: { en: 'annulled', nb: 'annullert' },
}

const fill = ({ en, nb }: TwoWords, params: (language: keyof TwoWords) => Parameters<typeof localize>[2]): TwoWords => {
  const text: LocalizedText = { nb, nn: nb, en }
  return { en: localize(text, 'en', params('en')), nb: localize(text, 'nb', params('nb')) }
}

function noticeOf({ retired }: ConfirmedCopy): TwoWords | undefined {
  if (retired === undefined) return undefined
  return fill(words.notValid, (language) => ({
    how: hows[retired.as][language],
    at: momentInWords(retired.at, language),
  }))
}

/** [CPY-01] The sheets that make copies of a certificate confirmed copies: that they are, by whom, and when. */
export function copyDocument(copy: ConfirmedCopy): CopyDocument {
  const { confirmedBy, number, numberOfCopies: of, at } = copy
  const notice = noticeOf(copy)
  return {
    kind: 'confirmed-copy',
    title: words.title,
    copies: Array.from({ length: of }, (_, index) => fill(words.copy, () => ({ n: index + 1, of }))),
    statement: words.statement,
    facts: [
      { label: words.certificate, value: number },
      { label: words.application, value: formatReference(copy.referenceNumber) },
      { label: words.confirmedBy, value: confirmedBy.name },
      ...(confirmedBy.office === undefined ? [] : [{ label: words.office, value: confirmedBy.office }]),
      { label: words.confirmedAt, value: `${momentInWords(at, 'en')} (Oslo)` },
    ],
    ...(notice && { notice }),
    strip: [
      `${words.title.en} / ${words.title.nb}`.toUpperCase(),
      number,
      confirmedBy.name,
      momentInWords(at, 'en'),
    ].join(' · '),
  }
}
