import { decodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { goesOnTyping } from './goes-on-typing.ts'

describe('[LST-17] a search that goes on', () => {
  it.each([
    [{ consigneeName: 'Te' }, { consigneeName: 'Test' }, true],
    [{ consigneeName: 'Te', page: '2' }, { consigneeName: 'Test' }, true],
    [{}, { consigneeName: 'T' }, false],
    [{ consigneeName: 'Test' }, {}, false],
    [{ consigneeName: 'Te' }, { consigneeName: 'Te', species: '711' }, false],
    [{ consigneeName: 'Te' }, { consigneeName: 'Test', species: '711' }, false],
    [{ destinationCountries: 'BR' }, { destinationCountries: 'BR,CN' }, false],
    [{ consigneeName: 'Te' }, { consigneeName: 'Te' }, false],
  ])('%o, then %o: %s', (before: Record<string, string>, after: Record<string, string>, expected) => {
    expect(goesOnTyping(decodeQuery(before), decodeQuery(after))).toBe(expected)
  })
})
