import type { Plugin, Rolldown } from 'vite'
import { byParticularity, isInside, patternOf } from './route-files.ts'

type Chunk = Rolldown.OutputChunk

/** The file of a route whose page a chunk begins with, below the folder of routes and without its ending. */
const routeOf = ({ facadeModuleId }: Chunk): string | undefined =>
  /\/src\/routes\/(.+)\.tsx\?.*tsr-split=(?:[a-zA-Z]+---)*component(?:---|&|$)/.exec(facadeModuleId ?? '')?.[1]

/** What a built page is made of: where it stands, as a regular expression of its path, and its files in the order of their names. */
export interface PageFiles {
  readonly path: string
  readonly files: readonly string[]
}

/** The files of each page that its address tells: of its route and of those that it is drawn in, beside what every page loads first. */
export function pageFiles(bundle: Rolldown.OutputBundle): PageFiles[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const reach = (beginnings: readonly Chunk[]) => {
    const reached = new Set(beginnings.map(({ fileName }) => fileName))
    for (const name of reached) {
      const file = bundle[name]
      if (file?.type === 'chunk') for (const imported of file.imports) reached.add(imported)
    }
    return reached
  }
  const first = reach(chunks.filter(({ isEntry }) => isEntry))
  const routes = chunks.flatMap((chunk) => {
    const id = routeOf(chunk)
    return id === undefined ? [] : [{ id, chunk }]
  })
  return [...new Set(routes.map(({ id }) => id))].sort(byParticularity).map((id) => {
    const own = routes.filter((route) => isInside(id, route.id)).map(({ chunk }) => chunk)
    return { path: patternOf(id), files: [...reach(own)].filter((name) => !first.has(name)).sort() }
  })
}

/** Writes `pages.json` beside index.html, for the server to name a page's files in the page that it sends (057). */
export function writePageFiles(): Plugin {
  return {
    name: 'eksport:page-files',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pageFiles(bundle)) })
    },
  }
}
