import { describe, expect, it } from 'vitest'
import { holds } from '../derive/conditions.ts'
import { validateSections } from '../derive/validate-sections.ts'
import { all, any, describeForm, inForm, not } from './describe-form.ts'
import { choice, dateRange, number, text, textList, toggle } from './fields.ts'

interface Animal {
  kind?: 'CAT' | 'DOG'
  age?: number
  isTame?: boolean
  stay?: { from?: string; to?: string }
  names?: { first?: string }[]
  tags?: string[]
}
const form = describeForm<Animal>()
const nameForm = describeForm<{ first?: string }>()
const label = { nb: 'x', nn: 'x', en: 'x' }

describe('a form over a document', () => {
  it('lets nothing compile that the document cannot hold', () => {
    const section = form.section({
      id: 'animal',
      fields: {
        kind: choice({ label, options: [{ value: 'CAT', label }] }),
        isTame: toggle({ label, when: form.is('kind', 'CAT') }),
        stay: dateRange({ label }),
        names: nameForm.list({
          label,
          addLabel: label,
          itemLabel: label,
          fields: { first: text({ label }) },
        }),
      },
      checks: [
        form.check({ id: 'age', reads: ['age'], run: ({ age }) => (age === 7 ? [form.issue('kind', 'seven')] : []) }),
      ],
    })
    expect(
      validateSections(
        [section],
        { kind: 'CAT', age: 7 },
        { now: '2026-11-20T12:00:00Z', timeZone: 'Europe/Oslo', given: {} },
      ),
    ).toEqual([{ path: 'kind', code: 'seven' }])

    // @ts-expect-error the document has no such answer
    form.is('knd', 'CAT')
    // @ts-expect-error the answer can never be a horse
    form.is('kind', 'HORSE')
    // @ts-expect-error a number is not compared with a text
    form.is('age', '7')
    // @ts-expect-error the document has no such part
    form.wipes(['stay.until'])
    // @ts-expect-error a path that does not exist
    form.section({ id: 'x', fields: { colour: text({ label }) } })
    // @ts-expect-error a text cannot ask for a number
    form.section({ id: 'x', fields: { age: text({ label }) } })
    // @ts-expect-error an option that the document cannot hold
    form.section({ id: 'x', fields: { kind: choice({ label, options: [{ value: 'HORSE', label }] }) } })
    // @ts-expect-error a path that the items do not have
    nameForm.list({ label, addLabel: label, itemLabel: label, fields: { last: text({ label }) } })
    // @ts-expect-error a rule that reads more than it says
    form.check({ id: 'x', reads: ['age'], run: ({ kind }) => [form.issue('kind', String(kind))] })
    // @ts-expect-error a rule that reads what the document lacks
    form.check({ id: 'x', reads: ['colour'], run: () => [] })
    // @ts-expect-error the tags are texts
    form.includes('tags', 7)
    // @ts-expect-error a choice does not start with what it does not offer
    choice({ label, options: [{ value: 'CAT', label }], initial: 'DOG' })
    const free = textList({ label, pattern: 'A', sample: 'A' })
    // @ts-expect-error several of a few are not written freely
    describeForm<{ kinds?: ('A' | 'B')[] }>().section({ id: 'x', fields: { kinds: free } })
    // @ts-expect-error the document has no such list
    form.hasItem('cats', form.is('age', 1))
    // @ts-expect-error a number cannot ask for several texts
    form.section({ id: 'x', fields: { tags: number({ label }) } })
  })

  it.each([
    [form.is('kind', 'CAT'), true],
    [form.is('kind', ['DOG', 'CAT']), true],
    [form.isNot('kind', 'CAT'), false],
    [form.isNot('isTame', true), true],
    [form.includes('tags', 'a'), true],
    [form.includes('tags', 'b'), false],
    [form.atMost('age', 3), true],
    [form.atMost('age', 2), false],
    [form.startsWith('kind', ['C']), true],
    [form.startsWith('kind', ['D']), false],
    [form.startsWith('age', ['3']), false],
    [all(form.is('kind', 'CAT'), form.is('age', 3)), true],
    [all(form.is('kind', 'CAT'), form.is('age', 4)), false],
    [any(form.is('kind', 'DOG'), form.is('age', 3)), true],
    [not(form.is('kind', 'CAT')), false],
    [inForm(describeForm<{ owner?: { name?: string } }>().is('owner.name', 'Kari')), true],
  ])('%o holds: %s', (condition, expected) => {
    const answers = { kind: 'CAT', age: 3, tags: ['a'] }
    expect(holds(condition, answers, { owner: { name: 'Kari' } })).toBe(expected)
  })
})
