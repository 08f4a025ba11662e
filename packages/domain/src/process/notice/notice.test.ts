import { type Locale, locales } from '@eksport/forms'
import { expect, it } from 'vitest'
import { noticeCatalogue } from './notice-catalogue.ts'
import { noticeKinds } from './notice-kind.ts'
import { writeLoginMail } from './write-login-mail.ts'
import { writeMail } from './write-mail.ts'

const texts = noticeKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })))

it.each(texts)('[ACT-13] $kind in $locale says what happened, the reference and a link, and nothing else', (source) => {
  const link = 'https://eksport.example/soeknad/4007?a=1&b=2'
  const { subject, text, html } = writeMail({ ...source, reference: '#004007', link, day: '2027-02-24' })
  expect(subject).toContain('#004007')
  expect(text).toContain(link)
  expect(text.startsWith(subject)).toBe(true)
  expect(html).toContain(link.replace('&', '&amp;'))
  expect(html).toContain(`<html lang="${source.locale}">`)
  expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
  // What a text is given is the reference: a catalogue entry has no place for a name or goods.
  const { subject: heading, text: body } = noticeCatalogue[source.kind]
  const given = source.kind === 'DRAFT_REMINDER' ? ['{reference}', '{day}'] : ['{reference}']
  expect(`${heading[source.locale]}${body[source.locale]}`.match(/\{(\w+)\}/g)).toEqual(given)
})

it.each([
  ['nb', 'slettes 24.02.2027'],
  ['nn', 'blir sletta 24.02.2027'],
  ['en', 'is deleted on 24.02.2027'],
] as const)('[ACT-14] the reminder of a draft in %s says the day on which it is deleted', (locale, words) => {
  const source = { reference: '#004007', link: 'https://eksport.example/', day: '2027-02-24', locale }
  const { text, html } = writeMail({ kind: 'DRAFT_REMINDER', ...source })
  expect(text).toContain(words)
  expect(html).toContain(words)
})

it.each(locales)(
  '[ACT-13] what is told to a whole office in %s asks nobody for what only the owner may do',
  (locale) => {
    for (const kind of ['CASE_OVERDUE', 'CASE_TRANSFERRED_TO_OFFICE', 'JOB_FAILED'] as const)
      expect(noticeCatalogue[kind].text[locale], kind).not.toMatch(/overfør den|overfør ho|transfer it/)
  },
)

it.each(locales)(
  '[ACT-03] what failed in %s names no button, for a message and a job have each their own',
  (locale) => {
    expect(noticeCatalogue.JOB_FAILED.text[locale]).not.toMatch(/[«"“]/)
  },
)

it.each(locales)(
  '[ACT-14] a question without an answer in %s speaks of no deadline, for its exporter has none',
  (locale) => {
    expect(noticeCatalogue.CLARIFICATION_OVERDUE.text[locale]).not.toMatch(/Frist|time to answer/)
  },
)

it('[ACT-13] a link leads into the language of its mail, and keeps what stands after #', () => {
  const linkIn = (locale: Locale) =>
    writeMail({ kind: 'CASE_STOPPED', reference: '#004007', link: 'https://eksport.example/kontroller', locale }).text
  expect(linkIn('nb')).toContain('https://eksport.example/kontroller\n')
  expect(linkIn('nn')).toContain('https://eksport.example/kontroller?locale=nn\n')
  expect(linkIn('en')).toContain('https://eksport.example/kontroller?locale=en\n')
  expect(writeLoginMail('https://eksport.example/lenke#secret', 'en').text).toContain('/lenke?locale=en#secret\n')
  expect(writeLoginMail('https://eksport.example/lenke#secret', 'nb').text).toContain('/lenke#secret\n')
})

it('[ACT-13] a mail is read on a phone and in dark colours, its address in one piece or broken, never cut off', () => {
  const { html } = writeLoginMail('https://eksport.example/lenke#secret', 'en')
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toMatch(/<style>body\{[^}]*overflow-wrap:anywhere/)
})

it('writes what a link holds as text, never as markup', () => {
  const { html } = writeMail({
    kind: 'DRAFT_REMINDER',
    reference: '<b>1</b>',
    link: 'https://x.example/"><script>',
    locale: 'en',
  })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
})
