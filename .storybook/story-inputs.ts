import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** The page about a component and its table of controls are not part of its stories, and change with every word of the documentation. */
const isApart = (id: string) => /\/src\/stories\/docs\/|virtual:component-docs/.test(id)

interface Module {
  /** Of its place and its code. */
  readonly hash: string
  readonly leadsTo: readonly string[]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Writes `inputs.json` beside the built stories: for each file of stories a hash over the code of all modules that it
 * leads to, the preview's own, and every stylesheet. Equal hashes draw equal pictures.
 */
export const storyInputs = (): Plugin => ({
  name: 'story-inputs',
  apply: 'build',
  generateBundle(_options, bundle) {
    // The bundler hands over a module's code and neighbours anew at each question; a module stands in many stories.
    const modules = new Map<string, Module>()
    const moduleOf = (id: string) => {
      const known = modules.get(id)
      if (known) return known
      const info = this.getModuleInfo(id)
      const leadsTo = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
      const module = { hash: hashOf(`${relative(process.cwd(), id)}\0${info?.code ?? ''}`), leadsTo }
      modules.set(id, module)
      return module
    }
    const reach = (id: string, seen = new Set<string>()): ReadonlySet<string> => {
      if (seen.has(id) || isApart(id)) return seen
      seen.add(id)
      for (const next of moduleOf(id).leadsTo) reach(next, seen)
      return seen
    }
    const ids = [...this.getModuleIds()]
    const styles = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? hashOf(String(file.source)) : [],
    )
    const preview = ids.filter((id) => id.endsWith('/.storybook/preview.tsx')).flatMap((id) => [...reach(id)])
    const inputOf = (file: string) => {
      const all = [...new Set([...preview, ...reach(file)])].toSorted()
      return hashOf(JSON.stringify([all.map((id) => moduleOf(id).hash), styles]))
    }
    const stories = ids.filter((id) => id.endsWith('.stories.tsx'))
    const inputs = Object.fromEntries(stories.map((id) => [`./${relative(process.cwd(), id)}`, inputOf(id)]))
    this.emitFile({ type: 'asset', fileName: 'inputs.json', source: JSON.stringify(inputs) })
  },
})
