import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite'
import { firstFiles } from './reached-files.ts'

/**
 * Which files a page's `import()` fetches ahead: those that index.html has not brought. Vite lists them all with each page, and the
 * lists stand in the first file that anybody loads.
 */
export function preloadWhatIsNew(): {
  readonly plugin: Plugin
  readonly resolveDependencies: ResolveModulePreloadDependenciesFn
} {
  const atFirst = new Set<string>()
  const plugin: Plugin = {
    name: 'eksport:preload-what-is-new',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_, bundle) {
        for (const name of firstFiles(bundle)) atFirst.add(name)
      },
    },
  }
  return {
    plugin,
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'js' ? files.filter((file) => !atFirst.has(file)) : files,
  }
}
