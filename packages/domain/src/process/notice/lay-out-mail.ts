import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import { escaped } from '../../reference/operating-message/written-text.ts'

/** The content of a mail, in its reader's language. */
export interface MailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The label of the link. */
  readonly label: string
  readonly link: string
  readonly locale: Locale
}

/** A mail as text and as HTML, with the same content. */
export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const closing: LocalizedText = {
  nb: 'Meldingen er sendt av Eksport. Den kan ikke besvares.',
  nn: 'Meldinga er send av Eksport. Ho kan ikkje svarast på.',
  en: 'Sent by Eksport. This mailbox is not read.',
}

/**
 * Style for mails on phones and in dark mode too: limits the length of lines and breaks long URLs. A mail client that ignores it
 * shows the same words.
 */
export const mailStyle =
  'body{max-width:38em;margin:0 auto;padding:1em;font:1em/1.5 sans-serif;overflow-wrap:anywhere}h1{margin:0 0 .75em;font-size:1.25em;line-height:1.3}'

/** Lays out plain text and HTML from the same lines. */
export function layOutMail({ subject, paragraphs, label, link, locale }: MailContent): WrittenMail {
  const end = localize(closing, locale)
  const address = escaped(link)
  return {
    subject,
    text: `${[subject, ...paragraphs, `${label}: ${link}`, end].join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
      `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${mailStyle}</style></head><body>`,
      `<h1>${escaped(subject)}</h1>`,
      ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
      `<p><a href="${address}">${escaped(label)}</a>: ${address}</p>`,
      `<p>${escaped(end)}</p>`,
      '</body></html>',
      '',
    ].join('\n'),
  }
}
