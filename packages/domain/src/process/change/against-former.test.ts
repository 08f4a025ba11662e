import { describe, expect, it } from 'vitest'
import { onScreen } from '../../facts/write-fact.ts'
import { anApplication, aProductLine } from '../../testing/an-application.ts'
import { againstFormer } from './against-former.ts'

const context = onScreen({ label: (_list, code) => code }, 'nb')
const line = (id: string, species: string, netWeight: number) => aProductLine({ id, species, netWeight })

describe('[CW-09] an application against the last like it', () => {
  it('is the same in all that it says where only its ids are others', () => {
    const now = anApplication({ productLines: [line('a', '711', 5), line('b', '713', 6)] })
    const former = anApplication({ productLines: [line('x', '711', 5), line('y', '713', 6)] })
    const { changes, same } = againstFormer(former, now, context)
    expect(changes).toEqual([])
    expect(same).toBeGreaterThan(20)
  })

  it('has its lines paired by what they are, in whatever order, and new ones are told as one', () => {
    const now = anApplication({ productLines: [line('a', '711', 5), line('b', '713', 6), line('c', '1022', 1)] })
    const former = anApplication({ productLines: [line('a', '713', 6), line('b', '711', 9)] })
    const { changes } = againstFormer(former, now, context)
    expect(changes.map(({ kind, pin }) => [kind, pin])).toEqual([
      ['changed', { line: 'a', fact: 'netWeight' }],
      ['added', { line: 'c' }],
    ])
  })

  it('tells what is said otherwise and counts the rest', () => {
    const former = anApplication()
    const now = anApplication({ transport: { ...former.transport, placeOfLoading: 'Florø' } })
    const whole = againstFormer(former, former, context).same
    const { changes, same } = againstFormer(former, now, context)
    expect(changes).toMatchObject([{ pin: { fact: 'transport.placeOfLoading' }, to: 'Florø' }])
    expect(same).toBe(whole - (former.transport?.placeOfLoading === undefined ? 0 : 1))
  })
})
