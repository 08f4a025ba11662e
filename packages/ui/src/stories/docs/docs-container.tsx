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

/** The channel's latest event: the channel itself stores it only after all listeners have run. */
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

/** The toolbar's settings, in the form of a Storybook address. */
const inAddress = () =>
  Object.entries(globals())
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The address of a frame with the toolbar's settings, which it cannot receive otherwise. */
const addressOf = ({ src }: HTMLIFrameElement, globals: string) => {
  const address = new URL(src)
  address.searchParams.set('globals', globals)
  return address.href
}

/** The settings that a frame was last loaded with, from its address. */
const loadedWith = ({ contentWindow }: HTMLIFrameElement) =>
  contentWindow ? new URL(contentWindow.location.href).searchParams.get('globals') : null

/** Applies the toolbar's settings to each story in a frame, without adding an entry to the browser's history. */
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
    // A frame about to load another document forgets its target, and reveals it by what it has loaded.
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

/** The part of Storybook's preview in a frame that is used here. */
interface FramedPreview {
  readonly onUpdateArgs: (change: ArgsChange) => Promise<void>
  readonly onResetArgs: (change: ArgsChange) => Promise<void>
}

const framedPreview = ({ contentWindow }: HTMLIFrameElement) =>
  (contentWindow as { __STORYBOOK_PREVIEW__?: FramedPreview } | null)?.__STORYBOOK_PREVIEW__

/** Controls reach a story beside them, but not in a frame, so this forwards their values. */
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

/** Events that mean that the reader moves elsewhere. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps the heading of the address at the top while the stories above it load and grow. */
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

/** A docs page in the toolbar's theme, texts and tables as well as stories. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => globals().theme ?? 'light')
  const asked = useSyncExternalStore(subscribe, inAddress)
  const isDark = useSyncExternalStore(subscribe, () => window.matchMedia(darkQuery).matches)
  // Pages without a story have no decorator to set it.
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
