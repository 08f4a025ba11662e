import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Theme } from '../../foundation/theme/index.js'
import { frame } from './theme.js'

interface Globals {
  readonly theme?: Theme
  readonly locale?: string
}

const darkQuery = '(prefers-color-scheme: dark)'

const channel = () => addons.getChannel()

const globals = (): Globals => {
  const [event] = channel().last(GLOBALS_UPDATED) ?? channel().last(SET_GLOBALS) ?? []
  return (event as { globals?: Globals } | undefined)?.globals ?? {}
}

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(darkQuery)
  channel().on(GLOBALS_UPDATED, onChange)
  system.addEventListener('change', onChange)
  return () => {
    channel().off(GLOBALS_UPDATED, onChange)
    system.removeEventListener('change', onChange)
  }
}

/** A page of documentation in the theme of the toolbar, text and tables as well as the stories in it. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => globals().theme ?? 'light')
  const isDark = useSyncExternalStore(subscribe, () => window.matchMedia(darkQuery).matches)
  // Pages without a story have no decorator that says it.
  useEffect(() => {
    document.documentElement.dataset.colorScheme = theme
  }, [theme])
  return (
    <DocsContainer {...props} theme={frame(theme, isDark)}>
      {children}
    </DocsContainer>
  )
}
