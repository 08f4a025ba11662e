import {
  type CertificateOffice,
  getFlags,
  getTemplate,
  listAquacultureAreas,
  listBorderControlPosts,
  listCatchAreas,
  listCertificateOffices,
  listCountries,
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

/** Every flag as most days have it. */
export const everydayFlags: Flags = standardFlags

/** A login that both portals know the shape of. */
export const sessionOf = (person: Partial<Session['person']>, organisation: Session['organisation']): Session => ({
  person: { id: 'p-1', name: 'Kari Prøve', level: 4, viewpoint: 'INNSENDER', roles: [], ...person },
  organisation,
  expiresAt: '2026-11-20T20:00:00Z',
})

/** Teaches a server the reference data that nearly every page asks for. */
export function answerReferenceData({ answer }: MemoryServer): void {
  const offices = [office('KLOEFTA', 'Kløfta', true), office('BERGEN', 'Bergen', false)]
  answer(listCountries, () => [entry('CN', 'Kina'), entry('BR', 'Brasil'), entry('NO', 'Norge')])
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
  answer(listProductClassification, () => [{ ...entry('030214', 'Fersk laks'), system: 'HS', digits: 6 }])
  answer(listPackagingTypes, () => [entry('QR', 'Kasse')])
  answer(listProcessingStates, () => [entry('FRESH', 'Fersk')])
  answer(listProcessingTypes, () => [entry('GUTTED', 'Sløyd')])
  answer(listNatureOfCommodities, () => [entry('FARMED', 'Oppdrett')])
  answer(listAquacultureAreas, () => [entry('FAO27', 'Nordøst-Atlanteren')])
  answer(listCatchAreas, () => [entry('FAO27', 'Nordøst-Atlanteren')])
  answer(listPointsOfEntry, () => [{ ...entry('CNPVG', 'Shanghai Pudong'), country: 'CN' }])
  answer(listBorderControlPosts, () => [])
  answer(listOperatingMessages, () => [])
  answer(getFlags, () => everydayFlags)
}
