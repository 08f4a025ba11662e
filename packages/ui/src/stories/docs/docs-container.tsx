import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, RESET_STORY_ARGS, SET_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Theme } from '../../foundation/theme/index.js'
import { frame } from './theme.js'

interface Globals {
  readonly theme?: Theme
  readonly [name: string]: unknown
}

const darkQuery = '(prefers-color-scheme: dark)'

const channel = () => addons.getChannel()

interface ChannelEvent {
  readonly globals?: Globals
}

/** What the channel said last: it keeps an event only after everybody has heard it. */
let heard: ChannelEvent | undefined

const globals = (): Globals => {
  const [last] = channel().last(GLOBALS_UPDATED) ?? channel().last(SET_GLOBALS) ?? []
  return (heard ?? (last as ChannelEvent | undefined))?.globals ?? {}
}

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(darkQuery)
  const hear = (event: ChannelEvent) => {
    heard = event
    onChange()
  }
  channel().on(GLOBALS_UPDATED, hear)
  system.addEventListener('change', onChange)
  return () => {
    channel().off(GLOBALS_UPDATED, hear)
    system.removeEventListener('change', onChange)
  }
}

/** What the toolbar says, as an address of Storybook says it. */
const inAddress = () =>
  Object.entries(globals())
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** A frame hears nothing of the toolbar unless its address says it. */
const addressOf = ({ src }: HTMLIFrameElement, globals: string) => {
  const address = new URL(src)
  address.searchParams.set('globals', globals)
  return address.href
}

/** What a frame was last loaded with, where its address says so. */
const loadedWith = ({ contentWindow }: HTMLIFrameElement) =>
  contentWindow ? new URL(contentWindow.location.href).searchParams.get('globals') : null

/** Shows each story that stands in a frame as the toolbar says. It is not a step that the browser's way back goes through. */
function useDressedFrames(globals: string) {
  useEffect(() => {
    const show = (frame: HTMLIFrameElement) => {
      frame.dataset.globals = globals
      frame.contentWindow?.location.replace(addressOf(frame, globals))
    }
    const dress = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe'))
        if (frame.dataset.globals !== globals) show(frame)
    }
    // One that is about to become another document forgets where it was sent, and says so by what it has loaded.
    const again = new WeakSet<HTMLIFrameElement>()
    const lookAgain = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement) || target.dataset.globals !== globals || again.has(target)) return
      const loaded = loadedWith(target)
      if (loaded === null || loaded === globals) return
      again.add(target)
      show(target)
    }
    dress()
    const watch = new MutationObserver(dress)
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('load', lookAgain, true)
    return () => {
      watch.disconnect()
      document.removeEventListener('load', lookAgain, true)
    }
  }, [globals])
}

interface ArgsChange {
  readonly storyId: string
}

/** What Storybook runs in a frame. */
interface FramedPreview {
  readonly onUpdateArgs: (change: ArgsChange) => Promise<void>
  readonly onResetArgs: (change: ArgsChange) => Promise<void>
}

const framedPreview = ({ contentWindow }: HTMLIFrameElement) =>
  (contentWindow as { __STORYBOOK_PREVIEW__?: FramedPreview } | null)?.__STORYBOOK_PREVIEW__

/** The controls reach the story beside them, but not into a frame: there the story is told what they say. */
function useArgsInFrames() {
  useEffect(() => {
    const tell = (method: keyof FramedPreview) => (change: ArgsChange) => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe'))
        if (new URL(frame.src).searchParams.get('id') === change.storyId) framedPreview(frame)?.[method](change)
    }
    const update = tell('onUpdateArgs')
    const reset = tell('onResetArgs')
    channel().on(UPDATE_STORY_ARGS, update)
    channel().on(RESET_STORY_ARGS, reset)
    return () => {
      channel().off(UPDATE_STORY_ARGS, update)
      channel().off(RESET_STORY_ARGS, reset)
    }
  }, [])
}

/** What says that the reader goes somewhere else. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps the heading that the address names at the top while the stories above it get their height. */
function useKeptPlace() {
  useEffect(() => {
    const place = decodeURIComponent(window.parent.location.hash.slice(1))
    if (place === '') return
    const watch = new ResizeObserver(() =>
      document.getElementById(place)?.scrollIntoView({ behavior: 'instant', block: 'start' }),
    )
    watch.observe(document.body)
    const leave = () => watch.disconnect()
    for (const move of moves) window.addEventListener(move, leave, { once: true })
    return () => {
      leave()
      for (const move of moves) window.removeEventListener(move, leave)
    }
  }, [])
}

/** A page of documentation in the theme of the toolbar, text and tables as well as the stories in it. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => globals().theme ?? 'light')
  const asked = useSyncExternalStore(subscribe, inAddress)
  const isDark = useSyncExternalStore(subscribe, () => window.matchMedia(darkQuery).matches)
  // Pages without a story have no decorator that says it.
  useEffect(() => {
    document.documentElement.dataset.colorScheme = theme
  }, [theme])
  useDressedFrames(asked)
  useArgsInFrames()
  useKeptPlace()
  return (
    <DocsContainer {...props} theme={frame(theme, isDark)}>
      {children}
    </DocsContainer>
  )
}
