import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import { layOutMail, type WrittenMail } from './lay-out-mail.ts'
import { linkInLanguage } from './link-in-language.ts'

const texts = {
  subject: { nb: 'Logg inn i Eksport', nn: 'Logg inn i Eksport', en: 'Log in to Eksport' },
  asked: {
    nb: 'Noen har bedt om å logge inn med fødselsnummeret ditt. Var det deg, kan du åpne lenken og trykke «Logg inn».',
    nn: 'Nokon har bede om å logge inn med fødselsnummeret ditt. Var det deg, kan du opne lenkja og trykkje «Logg inn».',
    en: 'Somebody asked to log in with your national identity number. If it was you, open the link and press “Log in”.',
  },
  limits: {
    nb: 'Lenken virker én gang, i nettleseren der du ba om den, og i høyst ti minutter.',
    nn: 'Lenkja verkar éin gong, i nettlesaren der du bad om ho, og i høgst ti minutt.',
    en: 'The link works once, in the browser where you asked for it, and for at most ten minutes.',
  },
  ignore: {
    nb: 'Var det ikke deg, trenger du ikke gjøre noe. Send aldri lenken videre.',
    nn: 'Var det ikkje deg, treng du ikkje gjere noko. Send aldri lenkja vidare.',
    en: 'If it was not you, you need not do anything. Never pass the link on.',
  },
  open: { nb: 'Logg inn', nn: 'Logg inn', en: 'Log in' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** [AUT-02] The mail with a login link. It names nobody. */
export function writeLoginMail(link: string, locale: Locale): WrittenMail {
  const say = (text: LocalizedText) => localize(text, locale)
  return layOutMail({
    subject: say(texts.subject),
    paragraphs: [say(texts.asked), say(texts.limits), say(texts.ignore)],
    label: say(texts.open),
    link: linkInLanguage(link, locale),
    locale,
  })
}
