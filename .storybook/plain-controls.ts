import type { ArgTypesEnhancer } from 'storybook/internal/types'

const isNode = (summary: unknown) => typeof summary === 'string' && /\bReact(?:Node|Element)\b/.test(summary)

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value

/**
 * What is written as JSX cannot be changed as an object: the panel would show React's inner ones, the source of their
 * components among them. Words in such a place get a field of text, and elements none.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name]
      if (isElement(value)) return [name, { ...argType, control: false }]
      const isText = value === undefined || typeof value === 'string'
      return [
        name,
        isNode(argType.table?.type?.summary) && isText ? { ...argType, control: { type: 'text' } } : argType,
      ]
    }),
  )
