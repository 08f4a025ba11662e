import { createHash } from 'node:crypto'
import { formatTimestamp, mailStyle } from '@eksport/domain'
import type { Locale, LocalizedText } from '@eksport/forms'
import { escapeHtml } from '../escape-html.ts'
import type { KeptMail } from './kept-mails.ts'

const texts = {
  title: { nb: 'Postkassen', nn: 'Postkassa', en: 'The mailbox' },
  lead: {
    nb: 'All e-post som Eksport sender i demonstrasjonen, kommer hit. Ingenting forlater denne maskinen.',
    nn: 'All e-post som Eksport sender i demonstrasjonen, kjem hit. Ingenting forlèt denne maskina.',
    en: 'Every mail that Eksport sends in the demonstration arrives here. Nothing leaves this machine.',
  },
  none: { nb: 'Ingen e-post ennå.', nn: 'Ingen e-post enno.', en: 'No mail yet.' },
  to: { nb: 'Til', nn: 'Til', en: 'To' },
  from: { nb: 'Fra', nn: 'Frå', en: 'From' },
  received: { nb: 'Mottatt', nn: 'Motteke', en: 'Received' },
  plain: { nb: 'Som ren tekst', nn: 'Som rein tekst', en: 'As plain text' },
  html: { nb: 'Som HTML', nn: 'Som HTML', en: 'As HTML' },
  back: { nb: 'Alle', nn: 'Alle', en: 'All' },
  gone: { nb: 'E-posten finnes ikke lenger.', nn: 'E-posten finst ikkje lenger.', en: 'The mail is no longer there.' },
} as const satisfies Record<string, LocalizedText>

const style = `
:root { color-scheme: light dark; --page: light-dark(#FAF7F4, #081E21); --surface: light-dark(#FFFFFF, #112A2E);
  --line: light-dark(#E5DFD8, #25444A); --text: light-dark(#032C30, #E4EDEB); --subtle: light-dark(#4A6163, #A7BFBF);
  --link: light-dark(#0B5F5C, #8FD0B9); --focus: light-dark(#1E2E30, #F4F1EA) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 400 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 3rem }
h1 { margin: 0 0 .5rem; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.25; overflow-wrap: anywhere }
h2 { margin: 1.75rem 0 .5rem; font-size: 1.125rem }
p { margin: 0 0 1.5rem; color: var(--subtle) }
a { color: var(--link); text-underline-offset: .2em }
ul { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 5px }
li { padding: .875rem 1.25rem } li + li { border-top: 1px solid var(--line) }
li a { font-weight: 600 } li span, dl { font-size: 1rem; color: var(--subtle) } li span { display: block; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 } dd { margin: 0; overflow-wrap: anywhere }
pre, iframe { width: 100%; margin: 0; padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 5px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit } iframe { height: 20rem }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
`

const hashOf = (sheet: string) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

/** [SEC-15] Allows only this stylesheet and that of our mails. A mail is shown in a frame without scripts. */
export const mailboxPolicy = `default-src 'none'; style-src ${hashOf(style)} ${hashOf(mailStyle)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

// Makes links in a mail's text clickable; the sandboxed HTML version cannot be navigated.
const withLinks = (text: string) =>
  text.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const addressOf = ({ id }: KeptMail) => `/e-post/${id}`
const timeOf = ({ receivedAt }: KeptMail) => formatTimestamp(receivedAt.toISOString())

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Eksport</title><style>${style}</style></head>
<body><main>
${body}
</main></body></html>`
}

const item = (mail: KeptMail) =>
  `<li><a href="${addressOf(mail)}">${escapeHtml(mail.subject)}</a><span>${escapeHtml(mail.to)} · ${timeOf(mail)}</span></li>`

/** Every mail, newest first. */
export function listPage(mails: readonly KeptMail[], locale: Locale): string {
  const list = mails.length === 0 ? `<p>${texts.none[locale]}</p>` : `<ul>${mails.map(item).join('')}</ul>`
  return page(locale, texts.title[locale], `<h1>${texts.title[locale]}</h1><p>${texts.lead[locale]}</p>${list}`)
}

/** A mail as HTML and as text. */
export function mailPage(mail: KeptMail | undefined, locale: Locale): string {
  const back = `<p><a href="/">${texts.back[locale]}</a></p>`
  if (mail === undefined) return page(locale, texts.title[locale], `${back}<h1>${texts.gone[locale]}</h1>`)
  const { to, from, subject, text, html } = mail
  const facts = [
    [texts.to[locale], to],
    [texts.from[locale], from],
    [texts.received[locale], timeOf(mail)],
  ].map(([name = '', fact = '']) => `<dt>${name}</dt><dd>${escapeHtml(fact)}</dd>`)
  return page(
    locale,
    subject,
    `${back}<h1>${escapeHtml(subject)}</h1><dl>${facts.join('')}</dl>
<h2>${texts.plain[locale]}</h2><pre>${withLinks(escapeHtml(text))}</pre>
<h2>${texts.html[locale]}</h2><iframe sandbox title="${texts.html[locale]}" srcdoc="${escapeHtml(html)}"></iframe>`,
  )
}
