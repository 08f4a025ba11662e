import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { storyName } from '../packages/ui/src/stories/docs/story-name.ts'
import { frame } from '../packages/ui/src/stories/docs/theme.ts'

const system = window.matchMedia('(prefers-color-scheme: dark)')

addons.setConfig({
  theme: frame('light', false),
  sidebar: { showRoots: true, renderLabel: ({ name, type }) => (type === 'story' ? storyName(name) : name) },
})

addons.register('eksport/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) =>
    api.setOptions({ theme: frame(globals.theme, system.matches) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
