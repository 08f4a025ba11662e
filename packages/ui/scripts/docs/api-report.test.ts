// @vitest-environment node
import { expect, it } from 'vitest'
import type { FolderDoc } from './api-model.ts'
import { renderReport } from './render-report.ts'

const prop = {
  comment: 'What it does.',
  defaultValue: undefined,
  deprecated: undefined,
  required: false,
  shape: 'other' as const,
  choices: [],
}
const button = (props: FolderDoc['components'][number]['props'], declaration = "type Kind = 'a'"): FolderDoc => ({
  folder: 'button',
  components: [{ name: 'Button', comment: '', element: '<button>', props }],
  exports: [{ name: 'Kind', comment: '', declaration }],
  types: [],
})
const kind = { ...prop, name: 'kind', type: 'Kind', defaultValue: "'a'" }
const small = { ...prop, name: 'small', type: 'boolean', required: true }
const before = renderReport([button([kind, small])])

it('holds props with type and default, and declarations', () => {
  expect(before).toContain("<Button> and the props of <button>\n  kind?: Kind = 'a'\n  small: boolean\ntype Kind = 'a'")
})

it('is the same whatever the order in the source, and whatever the comments say', () => {
  const words = "/** What\n it means. */\ntype Kind =\n  // usual\n  'a'"
  expect(renderReport([button([small, { ...kind, comment: 'Other words.' }], words)])).toBe(before)
})
