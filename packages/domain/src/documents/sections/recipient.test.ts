import { validateSections, visibleFields } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { getTemplate, templates } from '../../templates/index.ts'
import { exampleContext } from '../../testing/index.ts'

const recipient = (id: string) => getTemplate(id).steps.find((step) => step.id === 'mottaker')?.sections ?? []
const asked = (id: string, answers: object) =>
  visibleFields(recipient(id), { ...answers }, { ...answers }).map(({ path }) => path)
const partOf = (path: string) => path.split('.')[1]

describe('[WIZ-08] the consignee acts on behalf of another', () => {
  const onBehalf = { recipient: { isOnBehalfOfConsignee: true } }
  const named = (path: string) => path.startsWith('recipient.onBehalfOfConsignee')

  it('is asked for once the answer says so, and then requires name and country', () => {
    expect(asked('1.1.100', {}).filter(named)).toEqual([])
    const both = ['recipient.onBehalfOfConsignee.name', 'recipient.onBehalfOfConsignee.country']
    expect(asked('1.1.100', onBehalf).filter(named)).toEqual(both)
    const issues = validateSections(recipient('1.1.100'), onBehalf, exampleContext)
    expect(issues.filter(({ path }) => named(path))).toMatchObject(both.map((path) => ({ path, code: 'required' })))
    expect(validateSections(recipient('1.1.100'), {}, exampleContext).filter(({ path }) => named(path))).toEqual([])
  })
})

const everywhere = ['consignee', 'isOnBehalfOfConsignee']
const withPlace = [...everywhere, 'placeOfDestination']
const ofTemplates: Readonly<Record<string, readonly string[]>> = {
  '1.1.100': withPlace,
  '1.1.324': [...everywhere, 'operatorResponsibleForConsignment', 'placeOfDestination'],
  '2.1.22': withPlace,
  '2.1.23': withPlace,
  '2.1.27': withPlace,
  '2.1.28': withPlace,
}

it.each(templates.map(({ id }) => id))('[WIZ-08] the recipient of %s has the parts of its template', (id) => {
  const paths = asked(id, {}).filter((path) => path.startsWith('recipient.'))
  expect([...new Set(paths.map(partOf))]).toEqual(ofTemplates[id] ?? everywhere)
})

it.each(templates.map(({ id }) => id))('[WIZ-08] the fields of the recipient of %s end at one edge', (id) => {
  const drawn = recipient(id).flatMap(({ fields }) => Object.entries(fields))
  // The number of a place stands before its city, the parts of a telephone number fill a row, and a toggle has no box.
  const isOnItsOwn = (path: string, kind: string) =>
    !path.endsWith('.postalCode') && kind !== 'international-phone' && kind !== 'toggle'
  for (const [path, field] of drawn) {
    if (isOnItsOwn(path, field.kind)) expect(field.width ?? 'lg', path).toBe('lg')
  }
})
