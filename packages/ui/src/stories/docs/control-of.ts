import type { StrictInputType } from 'storybook/internal/types'
import type { PropDoc } from '../../../scripts/docs/api-model.ts'

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value

/** Whether a value can be edited as text: not React internals, and not a table of a thousand rows. */
const isPlain = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return false
  try {
    const text = JSON.stringify(value)
    return text.length < 2000 && !text.includes('_owner')
  } catch {
    return false
  }
}

/** Storybook takes `false` from an enhancer for a control that is not set up, and links to its manual. */
export const noControl = { disable: true } as const

/** Some distant time zones for a prop that takes one: a half-typed name is invalid. */
const timeZones = ['Europe/Oslo', 'Europe/London', 'America/New_York', 'Asia/Tokyo']

type Prop = Pick<PropDoc, 'name' | 'shape' | 'choices'>

/** The control for a prop's value on its page, if it can have one. */
export function controlOf(
  { name, shape, choices }: Prop,
  value: unknown,
): Pick<StrictInputType, 'control' | 'options'> {
  if (isElement(value)) return { control: noControl }
  if (shape === 'choice') return { options: choices, control: { type: choices.length > 4 ? 'select' : 'inline-radio' } }
  if (shape === 'boolean' || shape === 'number') return { control: { type: shape } }
  if (/timeZone$/i.test(name)) return { options: timeZones, control: { type: 'select' } }
  const isText = value === undefined || typeof value === 'string'
  if ((shape === 'text' || shape === 'content') && isText) return { control: { type: 'text' } }
  return { control: isPlain(value) ? { type: 'object' } : noControl }
}
