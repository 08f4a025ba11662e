import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import './preview.css'
import '../packages/ui/src/stories/docs/docs.css'
import { loadAllParts } from '@eksport/ui'
import { arabic } from '@eksport/ui/languages/ar'
import { directionOf, EksportProvider } from '@eksport/ui/text'
import type { Theme } from '@eksport/ui/theme'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useState } from 'react'
import { configure } from 'storybook/test'
import { argTypesOfProps } from '../packages/ui/src/stories/docs/arg-types.ts'
import { ThemedDocs } from '../packages/ui/src/stories/docs/docs-container.tsx'
import { DocsPage } from '../packages/ui/src/stories/docs/docs-page.tsx'
import { SteadyDocs } from '../packages/ui/src/stories/docs/steady-docs.ts'
import { watchFocus } from './focus-watch.ts'
import { withViewpoint } from './viewpoint.tsx'

// Stories wait for content that loads slowly on a busy machine; the default of one second is too short.
configure({ asyncUtilTimeout: 20_000 })

/** One fixed time for all stories, so that dates and ages in the pictures stay the same. */
const storyTime = Date.parse('2026-11-20T12:12:00+01:00')

const locales = ['nb', 'nn', 'en', 'ar'] as const
/** Languages that are not built in. */
const languages = [arabic]
const themes: readonly Theme[] = ['light', 'dark', 'auto']

function pick<const Value extends string>(values: readonly Value[], asked: unknown, fallback: Value): Value {
  return values.find((value) => value === asked) ?? fallback
}

/**
 * Delays a story's play until the layout of its page is done; otherwise listeners and focus moves would come too late. A
 * state change in a layout effect makes React flush all effects of the page first.
 */
function EffectsFirst() {
  const [, settle] = useState(false)
  useLayoutEffect(() => settle(true), [])
  return null
}

const withEksport: Decorator = (Story, { globals, parameters }) => {
  const locale = pick(locales, globals.locale, 'nb')
  const theme = pick(themes, globals.theme, 'light')
  const size = pick(['md', 'sm'], parameters.size ?? globals.density, 'md')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.colorScheme = theme
    dataset.size = size
    document.documentElement.lang = locale
  }, [theme, size, locale])
  useEffect(() => {
    const { documentElement } = document
    // A story written right to left sets its own direction.
    if (directionOf(locale) === 'ltr') return
    documentElement.dir = 'rtl'
    return () => documentElement.removeAttribute('dir')
  }, [locale])
  const bare = parameters.layout === 'fullscreen'
  return (
    <EksportProvider locale={locale} languages={languages} timeZone="Europe/Oslo" now={() => storyTime}>
      <EffectsFirst />
      {bare ? (
        <Story />
      ) : (
        <main className="eks-story">
          <Story />
        </main>
      )}
    </EksportProvider>
  )
}

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})
/** The widths that the design is drawn for; 320 is the narrowest that must not scroll sideways (1.4.10). */
const viewports = {
  reflow: screen('Reflow', 320, 640),
  phone: screen('Phone', 360, 740),
  tablet: screen('Tablet', 768, 1024),
  desktop: screen('Desktop', 1280, 800),
}

/** The focus watch of each story on the page; a docs page has several. */
const watches = new WeakMap<HTMLElement, ReturnType<typeof watchFocus>>()

const item = (value: string, title: string) => ({ value, title })

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withViewpoint, withEksport],
  // Loads all lazy parts before a story starts: a story shows how a component looks, not how it loads.
  loaders: [async () => ({ parts: await loadAllParts() })],
  argTypesEnhancers: [argTypesOfProps],
  beforeEach: ({ canvasElement }) => {
    const watch = watchFocus(canvasElement.ownerDocument)
    watches.set(canvasElement, watch)
    return () => watch.stop()
  },
  afterEach: async ({ canvasElement }) => {
    const culprit = await watches.get(canvasElement)?.lost()
    if (culprit) throw new Error(`Focus fell on the page's body when ${culprit} went away. Hand it on to a successor.`)
  },
  initialGlobals: { theme: 'light', locale: 'nb', viewpoint: 'story', density: 'md' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [item('light', 'Light'), item('dark', 'Dark'), item('auto', 'System')],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [item('nb', 'Bokmål'), item('nn', 'Nynorsk'), item('en', 'English'), item('ar', 'العربية')],
        dynamicTitle: true,
      },
    },
    viewpoint: {
      description: 'Viewpoint',
      toolbar: {
        title: 'Viewpoint',
        icon: 'user',
        items: [item('story', "The story's own"), item('INNSENDER', 'Exporter'), item('BEHANDLER', 'Officer')],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'grow',
        items: [item('md', 'Roomy (md)'), item('sm', 'Dense (sm)')],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: {
      toc: { headingSelector: 'h2, h3' },
      container: ThemedDocs,
      page: DocsPage,
      renderer: async () => new SteadyDocs(),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Eksport', 'Use it for your own data', 'Status of each part'],
          'Foundations',
          ['Theme', 'Texts and languages'],
          'Components',
          [
            'Actions',
            'Fields',
            'Dates and times',
            'Forms and steps',
            'Lists and data',
            'Messages',
            'Overlays',
            'Navigation',
          ],
          'Certificates',
          'Patterns',
          [
            'Overview',
            'List with filters',
            'Form with errors',
            'Detail with changes',
            'Nothing to show',
            'Dialogs',
            'Saving',
          ],
          'Pages',
        ],
      },
    },
  },
}

export default preview
