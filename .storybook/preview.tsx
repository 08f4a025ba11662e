import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import './preview.css'
import { EksportProvider, type Theme } from '@eksport/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { DocsPage } from './docs-page.tsx'
import { frame } from './theme.ts'

/** One moment for all stories, so that dates and ages in the pictures stay the same. */
const storyTime = Date.parse('2026-11-20T12:12:00+01:00')

const locales = ['nb', 'nn', 'en'] as const
const themes: readonly Theme[] = ['light', 'dark', 'auto']

function pick<const Value extends string>(values: readonly Value[], asked: unknown, fallback: Value): Value {
  return values.find((value) => value === asked) ?? fallback
}

const withEksport: Decorator = (Story, { globals, parameters }) => {
  const locale = pick(locales, globals.locale, 'nb')
  const theme = pick(themes, globals.theme, 'light')
  const size = pick(['md', 'sm'], parameters.size ?? globals.density, 'md')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.colorScheme = theme
    dataset.size = size
    document.documentElement.lang = locale === 'en' ? 'en' : locale
  }, [theme, size, locale])
  const bare = parameters.layout === 'fullscreen'
  return (
    <EksportProvider locale={locale} now={() => storyTime}>
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

const item = (value: string, title: string) => ({ value, title })

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withEksport],
  initialGlobals: { theme: 'light', locale: 'nb', viewpoint: 'INNSENDER', density: 'md' },
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
        items: [item('nb', 'Bokmål'), item('nn', 'Nynorsk'), item('en', 'English')],
        dynamicTitle: true,
      },
    },
    viewpoint: {
      description: 'Viewpoint',
      toolbar: {
        title: 'Viewpoint',
        icon: 'user',
        items: [item('INNSENDER', 'Exporter'), item('BEHANDLER', 'Officer')],
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
    docs: { toc: { headingSelector: 'h2, h3' }, theme: frame, page: DocsPage },
    options: {
      storySort: { order: ['Start', 'Foundation', 'Actions', 'Form', 'Messages', 'Overlays', 'Navigation', 'Page'] },
    },
  },
}

export default preview
