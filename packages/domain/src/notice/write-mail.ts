import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import { noticeCatalogue } from './notice-catalogue.ts'
import type { NoticeKind } from './notice-kind.ts'

/** What a mail is written from. */
export interface MailSource {
  readonly kind: NoticeKind
  /** The number of the application, or of the certificate where its receiver knows no other. */
  readonly reference: string
  /** Where the reader finds the rest. */
  readonly link: string
  readonly locale: Locale
}

/** A mail in both of its forms, which say the same. */
export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const linkLabels: Readonly<Record<'exporter' | 'officer' | 'authority', LocalizedText>> = {
  exporter: { nb: 'Åpne søknaden', nn: 'Opne søknaden', en: 'Open the application' },
  officer: { nb: 'Åpne saken', nn: 'Opne saka', en: 'Open the case' },
  authority: { nb: 'Kontroller sertifikatet', nn: 'Kontroller sertifikatet', en: 'Verify the certificate' },
}

const closing: LocalizedText = {
  nb: 'Meldingen er sendt av Eksport. Den kan ikke besvares.',
  nn: 'Meldinga er send av Eksport. Ho kan ikkje svarast på.',
  en: 'Sent by Eksport. This mailbox is not read.',
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** [ACT-13] The mail of a notice: what happened, its reference and a link. Plain text and HTML are made of the same lines. */
export function writeMail({ kind, reference, link, locale }: MailSource): WrittenMail {
  const { to, subject: heading, text } = noticeCatalogue[kind]
  const subject = localize(heading, locale, { reference })
  const said = localize(text, locale, { reference })
  const label = localize(linkLabels[to], locale)
  const end = localize(closing, locale)
  const address = escaped(link)
  return {
    subject,
    text: `${subject}\n\n${said}\n\n${label}: ${link}\n\n${end}\n`,
    html: [
      '<!doctype html>',
      `<html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>`,
      `<h1>${escaped(subject)}</h1>`,
      `<p>${escaped(said)}</p>`,
      `<p><a href="${address}">${escaped(label)}</a>: ${address}</p>`,
      `<p>${escaped(end)}</p>`,
      '</body></html>',
      '',
    ].join('\n'),
  }
}
