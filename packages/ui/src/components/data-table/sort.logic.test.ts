import { expect, it } from 'vitest'
import { hiddenSortText, orderText } from './sort.logic.js'

const columns = [
  { id: 'code', label: 'HS-kode', sortKey: 'CODE' },
  { id: 'sent', label: 'Sendt til EU', sortKey: 'SENT' },
]
const sort = [
  { key: 'CODE', direction: 'asc' },
  { key: 'SENT', direction: 'desc' },
] as const
/** Says what is put into the text and nothing else. */
const t = (_: string, values?: object) => Object.values(values ?? {}).join(' ')

it('[TBL-01] says the order in words whose abbreviations and names keep their capitals', () => {
  expect(orderText(sort, columns, t)?.trim()).toBe('HS-kode  sendt til EU')
  expect(hiddenSortText(sort[1], columns, t)?.trim()).toBe('sendt til EU')
})
