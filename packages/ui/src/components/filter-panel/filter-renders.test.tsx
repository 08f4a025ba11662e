import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { FilterPanel } from './filter-panel.js'
import { defineFilters } from './filter-schema.js'

const read = vi.fn()
/** An option that tells when its row is drawn: a row is what reads its note. */
const option = (value: string) => ({
  value,
  label: value,
  get note() {
    read(value)
    return undefined
  },
})
const schema = defineFilters([
  { kind: 'choices', name: 'status', label: 'Status', options: ['Sendt', 'Utstedt', 'Stoppet'].map(option) },
  { kind: 'choices', name: 'office', label: 'Kontor', options: ['Bergen', 'Oslo'].map(option) },
  {
    kind: 'groups',
    name: 'template',
    label: 'Mal',
    groups: [{ id: 'a', label: 'Sjømat', options: ['1.1.1', '1.1.2'].map(option) }],
  },
])
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })

it('one tick draws its own row and no other, in one go', async () => {
  const onRender = vi.fn()
  render(
    <Profiler id="panel" onRender={onRender}>
      <FilterPanel schema={schema} />
    </Profiler>,
  )
  for (const name of ['Utstedt', 'Oslo', '1.1.2', 'Utstedt']) {
    read.mockClear()
    onRender.mockClear()
    await userEvent.click(box(name))
    expect(read.mock.calls.flat(), name).toEqual(expect.arrayContaining([name]))
    expect(new Set(read.mock.calls.flat()), name).toEqual(new Set([name]))
    expect(onRender, name).toHaveBeenCalledTimes(1)
  }
})
