import { importAgain, toast } from '@eksport/ui'
import { type ComponentType, useCallback, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { partTexts as texts } from './part.texts.ts'

/** What stands behind a button, fetched when it is asked for. */
export interface AskedPart<Props extends object> {
  /** Nothing until it has come. */
  readonly Part: ComponentType<Props> | undefined
  readonly isComing: boolean
  /** Fetches it; whether it is there. Where it cannot be had, the person is told what to do. */
  readonly ask: () => Promise<boolean>
}

/**
 * A dialog or a menu that few need on a visit. Not `lazy` of React: a part that could not be fetched would take the page with it.
 * It comes at the next try where it stands in one file; of one in several, Chromium may keep the failure of another file until the
 * page is loaded anew, which is what the person is told. `load` and `choose` are the same functions always.
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
