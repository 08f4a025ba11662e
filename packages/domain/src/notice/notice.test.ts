import { locales } from '@eksport/forms'
import { expect, it } from 'vitest'
import { noticeCatalogue } from './notice-catalogue.ts'
import { noticeKinds } from './notice-kind.ts'
import { writeMail } from './write-mail.ts'

const texts = noticeKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })))

it.each(texts)('[ACT-13] $kind in $locale says what happened, the reference and a link, and nothing else', (source) => {
  const link = 'https://eksport.example/soeknad/4007?a=1&b=2'
  const { subject, text, html } = writeMail({ ...source, reference: '#004007', link })
  expect(subject).toContain('#004007')
  expect(text).toContain(link)
  expect(text.startsWith(subject)).toBe(true)
  expect(html).toContain(link.replace('&', '&amp;'))
  expect(html).toContain(`<html lang="${source.locale}">`)
  expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
  // What a text is given is the reference: a catalogue entry has no place for a name or goods.
  const { subject: heading, text: said } = noticeCatalogue[source.kind]
  expect(`${heading[source.locale]}${said[source.locale]}`.match(/\{(\w+)\}/g)).toEqual(['{reference}'])
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
