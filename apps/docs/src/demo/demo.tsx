import '@eksport/ui/styles.css'
import '../../../../.storybook/preview.css'
import { EksportProvider } from '@eksport/ui'
import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

interface Story {
  readonly args?: object
  readonly parameters?: { readonly layout?: string; readonly size?: string }
  readonly component?: ComponentType<object>
  readonly render?: (args: object) => ReactNode
  readonly decorators?: Decorator | readonly Decorator[]
}
type Decorator = (Story: ComponentType, context: { readonly args: object; readonly parameters: object }) => ReactNode

const files = import.meta.glob<Readonly<Record<string, Story>>>([
  '../../../../packages/ui/src/**/*.stories.tsx',
  // Its styles would be those of every sample.
  '!../../../../packages/ui/src/stories/start.stories.tsx',
])

/** The fixed time of all stories, as in Storybook. */
const storyTime = Date.parse('2026-11-20T12:12:00+01:00')

/** A story as Storybook renders it: its args and parameters override those of its file, and the decorators of both apply. */
function drawn(meta: Story, story: Story): ComponentType {
  const args = { ...meta.args, ...story.args }
  const parameters = { ...meta.parameters, ...story.parameters }
  const Component = meta.component
  const render = story.render ?? meta.render ?? ((given: object) => Component && <Component {...given} />)
  const frames = [story.decorators ?? [], meta.decorators ?? []].flat()
  return frames.reduce<ComponentType>(
    (Inner, frame) => () => frame(Inner, { args, parameters }),
    () => render(args),
  )
}

async function show(place: HTMLElement) {
  const query = new URLSearchParams(location.search)
  const load = files[`../../../../packages/ui/src/${query.get('part')}.stories.tsx`]
  const module = await load?.()
  const story = module?.[query.get('story') ?? '']
  if (!module?.default || !story) {
    place.textContent = `There is no story ${query.get('story')} of ${query.get('part')}.`
    return
  }
  const parameters = { ...module.default.parameters, ...story.parameters }
  document.documentElement.dataset.size = parameters.size ?? 'md'
  const Shown = drawn(module.default, story)
  createRoot(place).render(
    <EksportProvider locale={document.documentElement.lang === 'nb' ? 'nb' : 'en'} now={() => storyTime}>
      <div className={parameters.layout === 'fullscreen' ? undefined : 'eks-story'}>
        <Shown />
      </div>
    </EksportProvider>,
  )
}

const place = document.getElementById('demo')
if (place) await show(place)
