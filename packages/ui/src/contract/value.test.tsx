import { describe, expect, it } from 'vitest'
import { valueTable } from './value.table.js'

/** What is shown, what is announced and the value agree: as the owner sets it, and after every way a person changes it. */
describe.each(valueTable.map((row) => [`${row.components[0]} ${row.prop}`, row] as const))('%s', (_title, row) => {
  const named = row.cases.map((one) => [one.name, one] as const)
  it.each(named.filter(([, { isFirst }]) => isFirst))('%s', (_name, { play }) => play())
  // By keys, emptied, refused, kept by the component, and a form's reset.
  it.each(named.filter(([, { isFirst }]) => !isFirst))('%s', { tags: 'proof' }, (_name, { play }) => play())
})

describe('what an act on a value changes for somebody who does not see the page', () => {
  const parts: string[] = []
  const acts = valueTable.flatMap(({ components, prop, acts }) =>
    acts.map((one) => [`${components[0]} ${prop}, ${one.name}`, one.play] as const),
  )
  it.each(acts)('%s', async (title, play) => void parts.push([`# ${title}`, ...(await play()), ''].join('\n')))
  it('is as recorded in the accessible text', async () => {
    await expect(parts.join('\n')).toMatchFileSnapshot('./accessible-text/values.txt')
  })
})
