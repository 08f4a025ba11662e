import type { CodeEntry } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import type { ApplicationFilterOptions } from './application-filters.js'

const same = (text: string): LocalizedText => ({ nb: text, nn: text, en: text })
const entry = (code: string, nb: string, en = nb, la?: string): CodeEntry => ({
  code,
  names: { nb, nn: nb, en, ...(la === undefined ? {} : { la }) },
  active: true,
})

const countries: readonly (readonly [string, string, string])[] = [
  ['AF', 'Afghanistan', 'Afghanistan'],
  ['AX', 'Åland', 'Åland Islands'],
  ['BR', 'Brasil', 'Brazil'],
  ['DK', 'Danmark', 'Denmark'],
  ['FO', 'Færøyene', 'Faroe Islands'],
  ['ID', 'Indonesia', 'Indonesia'],
  ['JP', 'Japan', 'Japan'],
  ['CN', 'Kina', 'China'],
  ['TR', 'Tyrkia', 'Türkiye'],
  ['UA', 'Ukraina', 'Ukraine'],
]
// The size of the real list.
const filler = Array.from({ length: 240 }, (_, index) => entry(`X${index}`, `Øy nummer ${index + 1}`))

const category = (id: string, name: string, templates: readonly string[], merged?: string) => ({
  id,
  displayName: same(name),
  ...(merged === undefined ? {} : { mergedName: same(merged) }),
  associatedCertificateTemplates: templates,
})

/** Reference data of the filters, for tests and stories. */
export const filterOptions: ApplicationFilterOptions = {
  locale: 'nb',
  codeLists: {
    countries: [...countries.map(([code, nb, en]) => entry(code, nb, en)), ...filler],
    species: [
      entry('711', 'Laks', 'Salmon', 'Salmo salar'),
      entry('713', 'Regnbueørret', 'Rainbow trout', 'Oncorhynchus mykiss'),
      entry('1022', 'Torsk', 'Cod', 'Gadus morhua'),
      entry('2311', 'Makrell', 'Mackerel', 'Scomber scombrus'),
    ],
    'certificate-offices': ['Ålesund', 'Bergen', 'Kløfta', 'Svolvær', 'Tromsø'].map((name) =>
      entry(name === 'Kløfta' ? 'KLOEFTA' : name.toUpperCase(), name),
    ),
  },
  templates: {
    categories: [
      category(
        'SEAFOOD_COUNTRY',
        'Sjømat – landspesifikke sertifikater',
        ['1.1.7', '1.1.12', '1.1.100', '1.1.117', '1.1.324', '1.1.342'],
        'Sjømat',
      ),
      category('SEAFOOD_GENERAL', 'Sjømat – generelle sertifikater', ['2.1.22', '2.1.23'], 'Sjømat'),
      category('SEAFOOD_OIL_MEAL', 'Sjømat – olje, mel og protein', ['2.1.27', '2.1.28'], 'Sjømat'),
    ],
    names: {
      '1.1.7': same('Brasil'),
      '1.1.12': same('Japan'),
      '1.1.100': same('Kina'),
      '1.1.117': same('Indonesia'),
      '1.1.324': same('Tyrkia'),
      '1.1.342': same('Ukraina'),
      '2.1.22': same('Fisk, generelt'),
      '2.1.23': same('Skalldyr, generelt'),
      '2.1.27': same('Fiskeolje'),
      '2.1.28': same('Fiskemel'),
    },
  },
}
