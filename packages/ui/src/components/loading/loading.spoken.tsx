import type { SpokenRow } from '../../contract/spoken-row.js'
import { Loading } from './loading.js'

const component = 'Loading'

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the work takes more than a second',
    element: <Loading active label="Henter søknader" />,
    says: 'Henter søknader',
  },
  {
    component,
    action: 'the work takes more than five seconds',
    element: <Loading active label="Henter søknader" />,
    act: ({ wait }) => wait(5_000),
    says: 'Dette kan ta litt tid.',
  },
  {
    component,
    action: 'the work that was shown is done',
    element: <Loading active />,
    act: ({ rerender }) => rerender(<Loading active={false} />),
    says: 'Ferdig',
  },
  {
    component,
    action: 'the work takes less than a second',
    element: <Loading active={false} />,
    act: async ({ rerender, wait }) => {
      rerender(<Loading active />)
      await wait(800)
      rerender(<Loading active={false} />)
    },
    says: [],
  },
  {
    component,
    action: 'two waits begin at once',
    element: (
      <>
        <Loading active label="Henter søknader" />
        <Loading active label="Henter søknader" />
      </>
    ),
    says: 'Henter søknader',
  },
]
