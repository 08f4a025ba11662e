import type { Decorator } from '@storybook/react-vite'

const viewpoints = ['INNSENDER', 'BEHANDLER'] as const
/** What components call it: a view belongs to one side, a thread is read by one. */
const props = ['viewpoint', 'viewer'] as const

/** The toolbar's viewpoint for every component that takes one; stories keep their own until one is chosen. */
export const withViewpoint: Decorator = (Story, { args, argTypes, globals }) => {
  const chosen = viewpoints.find((viewpoint) => viewpoint === globals.viewpoint)
  if (chosen === undefined) return <Story />
  const taken = props.filter((name) => name in args || name in argTypes)
  return <Story args={{ ...args, ...Object.fromEntries(taken.map((name) => [name, chosen])) }} />
}
