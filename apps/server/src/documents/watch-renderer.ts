import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Renderer } from './renderer.ts'

interface Watching {
  readonly metrics: Pick<Metrics, 'draws' | 'drawSeconds'>
  readonly log: Pick<Log, 'info' | 'debug'>
  /** Whether a failed drawing means that the renderer is unavailable, and not full or given a faulty document. */
  readonly isAway: (error: unknown) => boolean
  /** Called with whether the renderer works. */
  readonly note: (draws: boolean) => void
}

/** [OPS-08] A renderer whose drawings are counted, timed and logged under the id of their request. */
export function watchRenderer(renderer: Renderer, { metrics, log, isAway, note }: Watching): Renderer {
  async function watched<Drawn>(task: keyof Renderer, kind: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const began = performance.now()
    const end = (outcome: 'drawn' | 'failed') => {
      const seconds = (performance.now() - began) / 1000
      metrics.draws.add({ task, kind, outcome })
      metrics.drawSeconds.observe({ task, kind }, seconds)
      // Debug level for previews while typing: there is one for every pause.
      log[task === 'follow' ? 'debug' : 'info']({ task, kind, outcome, seconds }, 'drawing ended')
    }
    try {
      const drawn = await draw()
      end('drawn')
      note(true)
      return drawn
    } catch (error) {
      end('failed')
      if (isAway(error)) note(false)
      throw error
    }
  }
  return {
    show: (person, document, at) => watched('show', document.kind, () => renderer.show(person, document, at)),
    keep: (document, at) => watched('keep', document.kind, () => renderer.keep(document, at)),
    follow: (person, document) => watched('follow', document.kind, () => renderer.follow(person, document)),
    form: (person, form, at) => watched('form', 'form', () => renderer.form(person, form, at)),
    close: () => renderer.close(),
  }
}
