import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prune } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import { applyEdits, type Conflict, readAt, settle } from './apply-edits.ts'
import { editsBetween } from './edits-between.ts'
import { isItemList } from './items.ts'

const value = fc.oneof(
  fc.constantFrom('Kari', 'Ola', 'Tromsø', ''),
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constantFrom(['FAO27'], ['FAO27', 'FAO21']),
)
// As in a form, one place holds one kind of thing: an answer, or a part with answers.
const part = fc.record({ a: value, b: value }, { requiredKeys: [] })
const fields = fc.record({ a: value, b: value, c: part }, { requiredKeys: [] })
const line = fc.tuple(fc.constantFrom('1', '2', '3', '4', '5'), fields).map(([id, answers]) => ({ ...answers, id }))
const lines = fc.uniqueArray(line, { maxLength: 4, selector: ({ id }) => id })
const form: fc.Arbitrary<Answers> = fc.record({ sender: fields, control: fields, lines }, { requiredKeys: ['lines'] })

/** Everything that is answered, by where it stands; a line that says nothing is an answer too. */
function answered(answers: unknown, at: readonly string[] = []): Map<string, unknown> {
  if (isItemList(answers)) return new Map(answers.flatMap((item) => [...answered(item, [...at, `#${item.id}`])]))
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
    return answers === undefined ? new Map() : new Map([[at.join('.'), answers]])
  return new Map(Object.entries(answers).flatMap(([key, part]) => [...answered(part, [...at, key])]))
}

const place = ({ at }: Conflict) => at.join('.')
/** Lists in the order of ids: two that add a line at the same place are both right about the order. */
const unordered = (answers: Answers) => {
  const { lines: list = [], ...rest } = answers
  const sorted = isItemList(list) ? list.toSorted((one, other) => one.id.localeCompare(other.id)) : list
  return prune({ ...rest, lines: sorted })
}
const empty = (answers: Answers) => prune(answers)

const merge = (base: Answers, mine: Answers, theirs: Answers) =>
  applyEdits(theirs, editsBetween(mine, { bases: [base] }))

describe('[EXP-03] two who have changed the same answers', () => {
  it('have what only one of them changed, and the other finds nothing to choose', () => {
    fc.assert(
      fc.property(form, form, (base, mine) => {
        expect(merge(base, mine, base).conflicts).toEqual([])
        expect(empty(merge(base, mine, base).answers)).toEqual(empty(mine))
        expect(merge(base, base, mine)).toEqual({ answers: mine, conflicts: [] })
        expect(merge(base, mine, mine).conflicts).toEqual([])
        expect(empty(merge(base, mine, mine).answers)).toEqual(empty(mine))
      }),
    )
  })

  it('lose nothing: every answer of either is in what comes out, or is told of as a conflict', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const { answers, conflicts } = merge(base, mine, theirs)
        const [before, after] = [answered(base), answered(answers)]
        const isReported = (at: string) =>
          conflicts.some(
            (one) => at === place(one) || at.startsWith(`${place(one)}.`) || place(one).startsWith(`${at}.`),
          )
        for (const side of [answered(mine), answered(theirs)])
          for (const [at, value] of side)
            if (JSON.stringify(before.get(at)) !== JSON.stringify(value) && !isReported(at))
              expect(after.get(at)).toEqual(value)
      }),
    )
  })

  it('read the same conflicts, each from their own side, and have the same when both are settled alike', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const [here, there] = [merge(base, mine, theirs), merge(base, theirs, mine)]
        const seen = (conflicts: readonly Conflict[]) => conflicts.map(place).toSorted()
        expect(seen(here.conflicts)).toEqual(seen(there.conflicts))
        const ours = settle(
          here.answers,
          here.conflicts.map(({ at, theirs: value }) => ({ at, value })),
        )
        const others = settle(
          there.answers,
          there.conflicts.map(({ at, mine: value }) => ({ at, value })),
        )
        expect(unordered(ours)).toEqual(unordered(others))
      }),
    )
  })

  it('change nothing by merging once more, and meet no conflict with a save of their own that nobody answered', () => {
    fc.assert(
      fc.property(form, form, form, (base, sent, mine) => {
        const edits = editsBetween(mine, { bases: [base, sent] })
        for (const stored of [base, sent]) {
          const once = applyEdits(stored, edits)
          expect(once.conflicts).toEqual([])
          expect(empty(once.answers)).toEqual(empty(mine))
          expect(applyEdits(once.answers, edits)).toEqual(once)
        }
      }),
    )
  })

  it('find each line by its id, wherever the other has moved it', () => {
    const base = {
      lines: [
        { id: 'a', net: 1 },
        { id: 'b', net: 2 },
      ],
    }
    const mine = {
      lines: [
        { id: 'a', net: 1 },
        { id: 'new', net: 9 },
        { id: 'b', net: 7 },
      ],
    }
    const theirs = {
      lines: [
        { id: 'b', net: 2, lot: 'L1' },
        { id: 'a', net: 1 },
      ],
    }
    expect(merge(base, mine, theirs)).toEqual({
      answers: {
        lines: [
          { id: 'b', net: 7, lot: 'L1' },
          { id: 'a', net: 1 },
          { id: 'new', net: 9 },
        ],
      },
      conflicts: [],
    })
  })

  it('choose whether a line goes that one took away and the other worked on', () => {
    const base = { lines: [{ id: 'a', net: 1, lot: 'L1' }] }
    const edited = { lines: [{ id: 'a', net: 2, lot: 'L1' }] }
    const gone = { lines: [] }
    const here = merge(base, edited, gone)
    expect(here).toEqual({
      answers: edited,
      conflicts: [{ at: ['lines', '#a'], mine: edited.lines[0], theirs: undefined }],
    })
    expect(settle(here.answers, [{ at: ['lines', '#a'], value: undefined }])).toEqual(gone)
    expect(merge(base, gone, edited)).toMatchObject({ answers: edited, conflicts: [{ mine: undefined }] })
  })

  it('find a line that one took away and the other worked on where it stood', () => {
    const of = (...lines: readonly (readonly [string, number])[]) => ({
      lines: lines.map(([id, net]) => ({ id, net })),
    })
    const base = of(['a', 1], ['b', 2], ['c', 3], ['d', 4])
    const edited = of(['a', 9], ['b', 2], ['c', 8], ['d', 4])
    expect(merge(base, edited, of(['b', 2], ['d', 4])).answers).toEqual(edited)
    expect(merge(base, of(['b', 2], ['d', 4]), edited).answers).toEqual(edited)
  })

  it('choose between two periods as wholes where the form asks for them as one', () => {
    const isWhole = (path: string) => path === 'lines.*.period'
    const of = (from: number, to: number) => ({ lines: [{ id: 'a', period: { from, to } }] })
    const edits = editsBetween(of(1, 3), { bases: [of(1, 2)], isWhole })
    const { conflicts } = applyEdits(of(0, 2), edits, isWhole)
    expect(conflicts).toEqual([{ at: ['lines', '#a', 'period'], mine: { from: 1, to: 3 }, theirs: { from: 0, to: 2 } }])
    expect(readAt(of(0, 2), ['lines', '#a', 'period', 'from'])).toBe(0)
  })
})
