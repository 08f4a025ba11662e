import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import type { PropDoc } from '../../../scripts/docs/api-model.ts'
import { controlOf, noControl } from './control-of.js'
import { componentOf, docsOf } from './folder-of.js'

function inputOf(prop: PropDoc, value: unknown): StrictInputType {
  return {
    name: prop.name,
    description: [prop.deprecated === undefined ? '' : `**Deprecated.** ${prop.deprecated}`, prop.comment]
      .join(' ')
      .trim(),
    type: { name: 'other', value: prop.type, required: prop.required },
    table: { type: { summary: prop.type }, ...(prop.defaultValue && { defaultValue: { summary: prop.defaultValue } }) },
    ...controlOf(prop, value),
  }
}

/** The control for a prop of a story that the component does not declare, such as a button's content or an attribute. */
const inputOfWord = (name: string, value: unknown): StrictInputType => ({
  name,
  description: name === 'children' ? 'What stands in it.' : 'As on the element that it draws.',
  table: { type: { summary: name === 'children' ? 'ReactNode' : typeof value } },
  control: typeof value === 'string' ? { type: 'text' } : noControl,
})

/** Whether an arg is only for the story's frame: `table: { disable: true }` keeps it out of tables. */
const isHidden = ({ table }: StrictInputType) => table?.disable === true

/** Every prop of the component that a page documents, from the package's own reading of its types, with a control. */
export const argTypesOfProps: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters, title }) => {
  const props = componentOf(docsOf(String(parameters.fileName ?? '')), title, parameters.part)?.props
  if (props === undefined) return argTypes
  const others = Object.entries(initialArgs).filter(([name]) => !props.some((prop) => prop.name === name))
  return Object.fromEntries([
    ...props.map((prop) => [prop.name, inputOf(prop, initialArgs[prop.name])] as const),
    ...others.map(([name, value]) => {
      const own = argTypes[name]
      return [name, own && isHidden(own) ? own : inputOfWord(name, value)] as const
    }),
  ])
}
