import { goodsTable } from '@eksport/domain'
import type { AskedCertificate, WareAnswer } from '@eksport/domain/templates'
import { describe, expect, it } from 'vitest'
import { formatsOf, type LeftOut, planOf } from './consignment.ts'
import { stopsOf } from './stops.ts'

const asked = (template: string, more: Partial<AskedCertificate> = {}): AskedCertificate => ({
  ...{ template, formats: ['PAPER', 'PDF'], headings: ['0302'] },
  ...more,
})
const answer = (...templates: readonly string[]): WareAnswer => ({
  outcome: 'CERTIFICATES',
  certificates: templates.map((template) => asked(template)),
})
const planned = (answers: readonly WareAnswer[], chosen: readonly string[] = []) =>
  planOf(answers, chosen).certificates.map(({ template, wares, instead }) => [template, wares, instead])

describe('[EXP-09] the certificates of a consignment', () => {
  it('[EXP-09] are as few as take all wares, and what takes the same may be used instead', () => {
    expect(planned([answer('2.1.22', '2.1.28')])).toEqual([['2.1.22', [0], ['2.1.28']]])
    expect(planned([answer('2.1.22', '2.1.28'), answer('2.1.28')])).toEqual([['2.1.28', [0, 1], []]])
    expect(planned([answer('1.1.7'), answer('2.1.27')])).toEqual([
      ['1.1.7', [0], []],
      ['2.1.27', [1], []],
    ])
  })

  it('[EXP-09] are those that were chosen where several take a ware', () => {
    expect(planned([answer('2.1.22', '2.1.28'), answer('2.1.22')], ['2.1.28'])).toEqual([
      ['2.1.28', [0], ['2.1.22']],
      ['2.1.22', [1], []],
    ])
  })

  it('[EXP-09] come in the formats of last time that are still taken, else in the first', () => {
    const sent = (certificateTemplate: string, certificateFormats: ('PAPER' | 'E_CERT' | 'PDF')[]) => ({
      certificateTemplate,
      certificateFormats,
    })
    expect(formatsOf(asked('1.1.7'), [])).toEqual(['PAPER'])
    expect(formatsOf(asked('1.1.7'), [sent('1.1.7', ['E_CERT', 'PDF']), sent('1.1.7', ['PAPER'])])).toEqual(['PDF'])
    expect(formatsOf(asked('1.1.7'), [sent('1.1.7', ['E_CERT'])])).toEqual(['PAPER'])
  })

  it('[EXP-09] may be stopped by disease, days to come, and goods that a person looks at', () => {
    const table = goodsTable(
      [],
      [{ code: '711', mayBeFarmed: true }, { code: '2729', protected: true }, { code: '611' }],
    )
    const closed = (from: string) => ({ from, reason: { nb: 'Stengt', nn: 'Stengt', en: 'Closed' } })
    const leftOut: LeftOut[] = [
      { ware: 0, answer: { outcome: 'NO_RULE', looked: [] } },
      { ware: 1, answer: { outcome: 'STOPPED', obstacles: [{ template: '2.1.22', why: 'CLOSED' }] } },
      {
        ware: 2,
        answer: { outcome: 'STOPPED', obstacles: [{ template: '1.1.7', why: 'MEANS_OF_TRANSPORT', means: [] }] },
      },
    ]
    const of = (template: string, species: string, isFarmed: boolean | undefined, from = '2026-12-01') =>
      stopsOf(
        { certificates: [{ ...asked(template, { closed: closed(from) }), wares: [0], instead: [] }], leftOut },
        [{ species, ...(isFarmed !== undefined && { natureOfCommodity: isFarmed ? 'FARMED' : 'WILD_CAUGHT' }) }],
        '2026-11-29',
        table,
      )
    expect(of('1.1.100', '711', true)).toMatchObject({ disease: 'FREE_SITES', notFarmed: [], protectedSpecies: [] })
    expect(of('1.1.100', '711', false).disease).toBe('WILD')
    // Nobody has said where it is from.
    expect(of('1.1.100', '711', undefined).disease).toBe('IF_FARMED')
    expect(of('1.1.100', '611', undefined).disease).toBe('NO_DEMAND')
    expect(of('1.1.7', '711', undefined).disease).toBe('NO_DEMAND')
    expect(of('1.1.7', '611', true)).toMatchObject({ disease: 'NO_DEMAND', notFarmed: ['611'] })
    expect(of('2.1.22', '2729', false)).toMatchObject({ protectedSpecies: ['2729'], veterinarian: false })
    expect(of('1.1.7', '711', true)).toMatchObject({ stopped: [2] })
    expect(of('1.1.7', '711', true).closures).toHaveLength(1)
    expect(of('1.1.7', '711', true, '2026-11-01').closures).toEqual([])
  })
})
