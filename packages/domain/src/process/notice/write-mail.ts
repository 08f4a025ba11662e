import { formatDate, type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { PlainDate } from '../../values/format/schemas.ts'
import { layOutMail, type WrittenMail } from './lay-out-mail.ts'
import { linkInLanguage } from './link-in-language.ts'
import { noticeCatalogue } from './notice-catalogue.ts'
import type { NoticeKind } from './notice-kind.ts'

/** What a mail is written from. */
export interface MailSource {
  readonly kind: NoticeKind
  /** The number of the application, or of the certificate for a receiver who does not know the former. */
  readonly reference: string
  /** The page with the details. */
  readonly link: string
  readonly locale: Locale
  /** For a reminder of a draft: the day on which it is deleted. */
  readonly day?: PlainDate | undefined
}

const linkLabels: Readonly<Record<'exporter' | 'officer' | 'authority', LocalizedText>> = {
  exporter: { nb: 'Åpne søknaden', nn: 'Opne søknaden', en: 'Open the application' },
  officer: { nb: 'Åpne saken', nn: 'Opne saka', en: 'Open the case' },
  authority: { nb: 'Kontroller sertifikatet', nn: 'Kontroller sertifikatet', en: 'Verify the certificate' },
}

/** [ACT-13] The mail of a notice: what happened, its reference and a link. */
export function writeMail({ kind, reference, link, locale, day }: MailSource): WrittenMail {
  const { to, subject, text } = noticeCatalogue[kind]
  const words = { reference, ...(day !== undefined && { day: formatDate(day) }) }
  return layOutMail({
    subject: localize(subject, locale, words),
    paragraphs: [localize(text, locale, words)],
    label: localize(linkLabels[to], locale),
    link: linkInLanguage(link, locale),
    locale,
  })
}
