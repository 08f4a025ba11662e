import {
  type CertificateOffice,
  getFlags,
  getTemplate,
  listAquacultureAreas,
  listBorderControlPosts,
  listCatchAreas,
  listCertificateOffices,
  listCodeNames,
  listCountries,
  listGoodsHeadings,
  listNatureOfCommodities,
  listOpeningHours,
  listOperatingMessages,
  listPackagingTypes,
  listPickupOffices,
  listPointsOfEntry,
  listProcessingStates,
  listProcessingTypes,
  listProductClassification,
  listSpecies,
  listTemplateCategories,
  listTemplateNotes,
  listTemplates,
  type QueryOf,
  type ResponseOf,
  type Session,
  type TemplateDescription,
} from '@eksport/api'
import { type CodeEntry, type Flags, standardFlags } from '@eksport/domain'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { type MemoryServer, refuse } from './memory-server.ts'

const sameInAll = (name: string) => ({ nb: name, nn: name, en: name })
const entry = (code: string, name: string): CodeEntry => ({ code, names: sameInAll(name), active: true })

const office = (code: string, name: string, priority: boolean): CertificateOffice => ({
  ...entry(code, name),
  name,
  priority,
  openingHours: code === 'KLOEFTA' ? code : 'NORMAL',
})

const formats = (['PAPER', 'E_CERT', 'PDF'] as const).map((format) => ({ format, enabled: format !== 'PDF' }))

/** The template of China, as reference data. */
export const chineseTemplate: TemplateDescription = {
  key: '1.1.100',
  names: sameInAll('Kina, sunnhetsattest'),
  active: true,
  fillable: true,
  versions: [],
  category: 'SEAFOOD_COUNTRY',
  veterinarianRequirement: 'NONE',
  certificateFormats: formats,
  applicationFormats: ['STANDARD'],
  requisitionRequired: false,
  productClassificationPrefixes: [],
}

const withVersion = {
  ...chineseTemplate,
  currentVersionDetails: {
    version: 2,
    active: true,
    displayName: '1.1.100 v2',
    certificateTemplate: chineseTemplate.key,
  },
}

/** The flags with their usual values. */
export const everydayFlags: Flags = standardFlags

/** A session in the shape that both portals share. */
export const sessionOf = (person: Partial<Session['person']>, organisation: Session['organisation']): Session => ({
  person: { id: 'p-1', name: 'Kari Prøve', level: 4, viewpoint: 'INNSENDER', roles: [], ...person },
  organisation,
  expiresAt: '2026-11-20T20:00:00Z',
  endsAt: '2026-11-20T20:00:00Z',
})

/** The remaining office where Kløfta is closed. */
export const bergen = office('BERGEN', 'Bergen', false)
const offices = [office('KLOEFTA', 'Kløfta', true), bergen]

/** The lists as entries. */
const entries = {
  countries: [entry('CN', 'Kina'), entry('BR', 'Brasil'), entry('NO', 'Norge')],
  'packaging-types': [entry('QR', 'Kasse')],
  'processing-states': [entry('FRESH', 'Fersk')],
  'processing-types': [entry('GUTTED', 'Sløyd')],
  'nature-of-commodities': [entry('FARMED', 'Oppdrett')],
  'aquaculture-areas': [entry('FAO27', 'Nordøst-Atlanteren')],
  'catch-areas': [entry('FAO27', 'Nordøst-Atlanteren')],
  'certificate-offices': offices,
  'product-classification': [entry('030214', 'Fersk laks')],
  'points-of-entry': [entry('CNPVG', 'Shanghai Pudong')],
  'certificate-templates': [entry(chineseTemplate.key, chineseTemplate.names.nb)],
  species: [{ ...entry('711', 'Laks'), names: { nb: 'Laks', nn: 'Laks', en: 'Salmon', la: 'Salmo salar' } }],
  'border-control-posts': [],
} satisfies Readonly<Record<string, readonly CodeEntry[]>>

type Names = ResponseOf<typeof listCodeNames>

/** The names of codes in the lists. */
function namesOf(query: QueryOf<typeof listCodeNames>): Names {
  const asked = Object.entries(query ?? {}) as [keyof Names, string][]
  return Object.fromEntries(
    asked.map(([list, codes]) => {
      const known = entries[list].filter(({ code }) => codes.split(',').includes(code))
      return [list, Object.fromEntries(known.map(({ code, names }) => [code, names]))]
    }),
  )
}

/** Sets up a server's answers for the reference data that nearly every page fetches. */
export function answerReferenceData({ answer }: MemoryServer): void {
  answer(listCountries, () => entries.countries)
  answer(listSpecies, () => ({ '711': { no: 'Laks', nn: 'Laks', en: 'Salmon', la: 'Salmo salar' } }))
  answer(listCertificateOffices, () => offices)
  answer(listPickupOffices, () => offices)
  answer(listOpeningHours, () => exampleOfficeTimes(offices))
  answer(listTemplates, () => [chineseTemplate])
  answer(getTemplate, ({ params }) => (params.template === chineseTemplate.key ? withVersion : refuse(404)))
  answer(listTemplateCategories, () => [
    { id: 'COUNTRY', displayName: sameInAll('Land'), associatedCertificateTemplates: [chineseTemplate.key] },
  ])
  answer(listTemplateNotes, () => [])
  answer(listProductClassification, () =>
    entries['product-classification'].map((one) => ({ ...one, system: 'HS', digits: 6 })),
  )
  // No headings are known.
  answer(listGoodsHeadings, () => [])
  answer(listPackagingTypes, () => entries['packaging-types'])
  answer(listProcessingStates, () => entries['processing-states'])
  answer(listProcessingTypes, () => entries['processing-types'])
  answer(listNatureOfCommodities, () => entries['nature-of-commodities'])
  answer(listAquacultureAreas, () => entries['aquaculture-areas'])
  answer(listCatchAreas, () => entries['catch-areas'])
  answer(listPointsOfEntry, () => entries['points-of-entry'].map((one) => ({ ...one, country: 'CN' })))
  answer(listBorderControlPosts, () => [])
  answer(listCodeNames, ({ query }) => namesOf(query))
  answer(listOperatingMessages, () => [])
  answer(getFlags, () => everydayFlags)
}
