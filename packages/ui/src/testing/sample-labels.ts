import type { CodeLabels, NamedList } from '@eksport/domain'

const names: Partial<Record<NamedList, Readonly<Record<string, string>>>> = {
  countries: {
    BR: 'Brasil',
    CN: 'Kina',
    GB: 'Storbritannia',
    MD: 'Moldova',
    NO: 'Norge',
    SG: 'Singapore',
    TR: 'Tyrkia',
    UA: 'Ukraina',
    DK: 'Danmark',
  },
  species: { '711': 'Laks', '713': 'Regnbueørret', '1022': 'Torsk', '1040': 'Hyse', '2311': 'Makrell' },
  'certificate-offices': { KLOEFTA: 'Kløfta', SVOLVAER: 'Svolvær', TROMSOE: 'Tromsø', BERGEN: 'Bergen' },
  'processing-states': { FRESH: 'Fersk', FROZEN: 'Fryst', CHILLED: 'Kjølt' },
  'processing-types': { GUTTED: 'Sløyd med hode', GUTTED_HEADED: 'Sløyd uten hode', FILLET: 'Filet', WHOLE: 'Hel' },
  'packaging-types': { QR: 'Isoporkasse', CT: 'Kartong' },
  'aquaculture-areas': { FAO27: 'Nordøst-Atlanteren' },
  'catch-areas': { 'FAO27.1.b': 'FAO27.1.b', 'FAO27.2.a': 'FAO27.2.a' },
  'points-of-entry': { CNPVG: 'Shanghai Pudong lufthavn' },
}
const scientificNames: Readonly<Record<string, string>> = {
  '711': 'Salmo salar',
  '713': 'Oncorhynchus mykiss',
  '1022': 'Gadus morhua',
  '2311': 'Scomber scombrus',
}

/** Names for the codes of the domain's sample builders, for tests and stories; an unknown code is its own name. */
export const sampleLabels: CodeLabels = {
  label: (list, code) => names[list]?.[code] ?? code,
  scientificName: (species) => scientificNames[species],
}
