import type { DraftSaver } from '@eksport/api'
import { expect, it } from 'vitest'
import { type Saver, saverSince } from './saver-since.ts'

const self = (version: number): DraftSaver => ({ isReader: true, name: 'Ingrid Solheim', version })
const marte = (version: number): DraftSaver => ({ isReader: false, name: 'Marte Haugen', version })
const nameless = (version: number): DraftSaver => ({ isReader: false, version })

it.each<[string, DraftSaver[] | undefined, Saver]>([
  ['nothing where the server says nothing', undefined, 'unknown'],
  ['nothing where nobody has saved since', [self(3), marte(2)], 'unknown'],
  ['oneself', [self(5), marte(2)], 'self'],
  ['a colleague by name', [self(3), marte(5)], { name: 'Marte Haugen' }],
  ['a colleague who was called by the same name before', [marte(4), marte(5)], { name: 'Marte Haugen' }],
  ['nobody by name where both have', [self(4), marte(5)], 'unknown'],
  ['nobody where the name is not known', [nameless(5)], 'unknown'],
  ['nobody where two others have', [marte(4), { ...marte(5), name: 'Anders Vik' }], 'unknown'],
])('[WIZ-22] of those who saved after version 3, names %s', (_, savers, saver) => {
  expect(saverSince(savers, 3)).toEqual(saver)
})
