import type { LocalizedText } from '@eksport/forms'
import type { GoodsRow } from './goods.ts'
import type { OriginRow } from './origin.ts'
import { palette } from './palette.ts'
import type { Column } from './table.ts'

const text = (en: string, nb: string, nn: string): LocalizedText => ({ nb, nn, en })
const quiet = { size: 7.5, color: palette.subtle }

/** The columns of the goods table. */
export const goodsColumns: Column<GoodsRow>[] = [
  {
    head: text('No.', 'Nr.', 'Nr.'),
    width: 34,
    tabular: true,
    parts: (_, index) => [{ text: index === undefined ? '' : String(index + 1), style: quiet }],
  },
  {
    head: text('Species and product', 'Art og produkt', 'Art og produkt'),
    width: 140,
    parts: ({ product, scientificName, details }) => [
      { text: product, style: { weight: '600' } },
      { text: scientificName ?? '', style: { italic: true, weight: '400' }, lang: 'la' },
      { text: details ?? '', style: quiet },
    ],
  },
  {
    head: text('Commodity code', 'Varekode', 'Varekode'),
    width: 56,
    tabular: true,
    parts: ({ commodityCode }) => [{ text: commodityCode }],
  },
  {
    head: text('Production', 'Produksjon', 'Produksjon'),
    width: 76,
    tabular: true,
    parts: ({ production }) => [{ text: production }],
  },
  {
    head: text('Establishment', 'Virksomhet', 'Verksemd'),
    width: 66,
    parts: ({ producer }) => [{ text: producer }],
  },
  {
    head: text('Origin', 'Opprinnelse', 'Opphav'),
    width: 64,
    tabular: true,
    parts: ({ origin }) => [{ text: origin }],
  },
  {
    head: text('Packages', 'Kolli', 'Kolli'),
    width: 58,
    align: 'right',
    tabular: true,
    parts: ({ packages }) => [{ text: packages }],
  },
  {
    head: text('Net weight (kg)', 'Nettovekt (kg)', 'Nettovekt (kg)'),
    width: 78,
    align: 'right',
    tabular: true,
    parts: ({ netWeight }) => [{ text: netWeight }],
  },
]

/** The columns of the list that explains the codes of the goods table. */
export const originColumns: Column<OriginRow>[] = [
  { head: text('Code', 'Kode', 'Kode'), width: 70, parts: ({ code }) => [{ text: code, style: { weight: '600' } }] },
  { head: text('Kind', 'Slag', 'Slag'), width: 110, parts: ({ kind }) => [{ text: kind }] },
  { head: text('Name and place', 'Navn og sted', 'Namn og stad'), width: 330, parts: ({ name }) => [{ text: name }] },
]
