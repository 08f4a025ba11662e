import { importAgain, toast } from '@eksport/ui'
import { type ComponentType, useCallback, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { partTexts as texts } from './part.texts.ts'

/** A component that a button opens, loaded on demand. */
export interface AskedPart<Props extends object> {
  /** Undefined until it is loaded. */
  readonly Part: ComponentType<Props> | undefined
  readonly isComing: boolean
  /** Loads it, and resolves to whether that succeeded. If not, the person is told what to do. */
  readonly ask: () => Promise<boolean>
}

/**
 * A dialog or a menu that few visits need. Not React's `lazy`: a component that cannot be loaded would break the page. A retry
 * works for a component in one file; for one in several, Chromium may remember the failure of another file until the page is
 * reloaded, which is what the person is told. `load` and `choose` must be stable functions.
 */
export function usePart<Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): AskedPart<Props> {
  const say = useText()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isComing, setComing] = useState(false)
  const ask = useCallback(async () => {
    setComing(true)
    try {
      const module = await load().catch(importAgain<Module>)
      setPart(() => choose(module))
      return true
    } catch (error) {
      reportError(error)
      toast.error(say(texts.notFetched))
      return false
    } finally {
      setComing(false)
    }
  }, [load, choose, say])
  return { Part, isComing, ask }
}
