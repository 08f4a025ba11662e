import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** The page about a component and its table of controls are not part of its stories, and change with every word of the documentation. */
const isApart = (id: string) => /\/src\/stories\/docs\/|virtual:component-docs/.test(id)

/**
 * Writes `inputs.json` beside the built stories: for each file of stories a hash over the code of all modules that it
 * leads to, the preview's own, and every stylesheet. Equal hashes draw equal pictures.
 */
export const storyInputs = (): Plugin => ({
  name: 'story-inputs',
  apply: 'build',
  generateBundle(_options, bundle) {
    const reach = (id: string, seen = new Set<string>()): ReadonlySet<string> => {
      if (seen.has(id) || isApart(id)) return seen
      seen.add(id)
      const info = this.getModuleInfo(id)
      for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) reach(next, seen)
      return seen
    }
    const ids = [...this.getModuleIds()]
    const styles = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
    )
    const preview = ids.filter((id) => id.endsWith('/.storybook/preview.tsx')).flatMap((id) => [...reach(id)])
    const hash = (file: string) => {
      const modules = [...new Set([...preview, ...reach(file)])].toSorted()
      const code = modules.map((id) => `${relative(process.cwd(), id)}\0${this.getModuleInfo(id)?.code ?? ''}`)
      return createHash('sha256')
        .update(JSON.stringify([code, styles]))
        .digest('hex')
    }
    const stories = ids.filter((id) => id.endsWith('.stories.tsx'))
    const inputs = Object.fromEntries(stories.map((id) => [`./${relative(process.cwd(), id)}`, hash(id)]))
    this.emitFile({ type: 'asset', fileName: 'inputs.json', source: JSON.stringify(inputs) })
  },
})
