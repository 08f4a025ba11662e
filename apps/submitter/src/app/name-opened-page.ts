import { formatReference } from '@eksport/domain'
import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import { chosenLocale } from '@eksport/portal/text/use-locale-choice.ts'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })
const texts = {
  application: text('Søknad {reference}', 'Søknad {reference}', 'Application {reference}'),
  series: text('Serie {reference}', 'Serie {reference}', 'Series {reference}'),
}

/** Page names by the end of the path under an organisation's address. */
const pages: readonly (readonly [ending: RegExp, name: LocalizedText])[] = [
  [/^\/oversikt$/, text('Søknader', 'Søknader', 'Applications')],
  [/^\/soeknader\/(varer|start|ny)$/, text('Ny søknad', 'Ny søknad', 'New application')],
  [/^\/adressebok$/, text('Adressebok', 'Adressebok', 'Address book')],
  [/^\/profil$/, text('Profil', 'Profil', 'Profile')],
  [/^\/driftsmeldinger$/, text('Driftsmeldinger', 'Driftsmeldingar', 'Operating messages')],
  [/^\/behandlingstid$/, text('Så lang tid tar det', 'Så lang tid tek det', 'How long it takes')],
]

/** The page's name as far as its address tells; undefined for an unknown address. */
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

/** [THM-03] Names the page opened by a link while it loads: in the document title and in the heading of index.html. */
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
