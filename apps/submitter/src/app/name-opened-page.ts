import { formatReference } from '@eksport/domain'
import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import { chosenLocale } from '@eksport/portal/text/use-locale-choice.ts'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })
const texts = {
  application: text('Søknad {reference}', 'Søknad {reference}', 'Application {reference}'),
  series: text('Serie {reference}', 'Serie {reference}', 'Series {reference}'),
}

/** What stands under an organisation's address, by the end of it. */
const pages: readonly (readonly [ending: RegExp, name: LocalizedText])[] = [
  [/^\/oversikt$/, text('Søknader', 'Søknader', 'Applications')],
  [/^\/soeknader\/(varer|start|ny)$/, text('Ny søknad', 'Ny søknad', 'New application')],
  [/^\/adressebok$/, text('Adressebok', 'Adressebok', 'Address book')],
  [/^\/profil$/, text('Profil', 'Profil', 'Profile')],
  [/^\/driftsmeldinger$/, text('Driftsmeldinger', 'Driftsmeldingar', 'Operating messages')],
  [/^\/behandlingstid$/, text('Så lang tid tar det', 'Så lang tid tek det', 'How long it takes')],
]

/** What a page is called, as far as its address says. */
export function nameOfAddress(pathname: string, locale: Locale): string | undefined {
  const page = pathname.replace(/^\/foretak\/\d+/, '')
  const [, kind, number] = /^\/(soeknader|soeknad|serie)\/(\d+)(\/|$)/.exec(page) ?? []
  if (number !== undefined)
    return localize(kind === 'serie' ? texts.series : texts.application, locale, {
      reference: formatReference(Number(number)),
    })
  const [, name] = pages.find(([ending]) => ending.test(page)) ?? []
  return name?.[locale]
}

/** [THM-03] A page that a link leads to says which it is while it is on its way: in the browser's tab, and in the words of index.html. */
export function nameOpenedPage(): void {
  const locale = chosenLocale()
  const name = nameOfAddress(location.pathname, locale)
  if (name === undefined) return
  document.title = `${name} – Eksport`
  const heading = document.querySelector('[data-first-word=purpose]')
  if (heading === null) return
  heading.textContent = name
  heading.setAttribute('lang', locale)
}
