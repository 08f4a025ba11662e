import type { Decorator } from '@storybook/react-vite'

const viewpoints = ['INNSENDER', 'BEHANDLER'] as const
/** The names that components use for it: a view belongs to one side, a thread is read by one. */
const props = ['viewpoint', 'viewer'] as const

/** Passes the toolbar's viewpoint to every component that takes one; until one is chosen, stories keep their own. */
export const withViewpoint: Decorator = (Story, { args, argTypes, globals }) => {
  const chosen = viewpoints.find((viewpoint) => viewpoint === globals.viewpoint)
  if (chosen === undefined) return <Story />
  const taken = props.filter((name) => name in args || name in argTypes)
  return <Story args={{ ...args, ...Object.fromEntries(taken.map((name) => [name, chosen])) }} />
}
