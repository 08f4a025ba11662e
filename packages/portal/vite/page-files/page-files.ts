import type { Plugin, Rolldown } from 'vite'
import { type BuiltFiles, chunksOf, firstFiles, reachedFrom } from '../reached-files.ts'
import { byParticularity, isInside, isPage, patternOf } from './route-files.ts'

type Chunk = Rolldown.OutputChunk

/**
 * The file of a route whose page a chunk begins with, below the folder of routes and without its ending. What stands in its place
 * meanwhile is waited for too.
 */
const drawnBy = ({ facadeModuleId }: Chunk): string | undefined =>
  /\/src\/routes\/(.+)\.tsx\?.*tsr-split=(?:[a-zA-Z]+---)*(?:component|pendingComponent)(?:---|&|$)/.exec(
    facadeModuleId ?? '',
  )?.[1]

/** The routes that stand in a chunk without their pages: some have none of their own and are all that they are drawn in. */
const routesIn = ({ moduleIds }: Chunk): string[] =>
  moduleIds.flatMap((module) => /\/src\/routes\/([^?]+)\.tsx$/.exec(module)?.[1] ?? [])

/** A part that pages fetch by themselves before they are drawn. */
export interface PagePart {
  /** The end of the file's name that it begins with. */
  readonly module: string
  /** The route whose pages need it, by its file's name; all do when left out. */
  readonly of?: string
}

/** What a built page is made of: where it stands, as a regular expression of its path, and its files, each after all that it imports. */
export interface PageFiles {
  readonly path: string
  readonly files: readonly string[]
}

/** The file of a part. The build fails without it: the page would be slower, and nobody would be told. */
function fileOf(built: BuiltFiles, { module }: PagePart): Chunk {
  const file = chunksOf(built).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (file === undefined) throw new Error(`None of the built files begins with ${module}`)
  return file
}

/**
 * The files of each page that its address tells: of its route, of those that it is drawn in and of the parts that it needs at once,
 * beside what every page loads first.
 */
export function pageFiles(built: BuiltFiles, parts: readonly PagePart[]): PageFiles[] {
  const first = firstFiles(built)
  const drawn = chunksOf(built).flatMap((chunk) => {
    const id = drawnBy(chunk)
    return id === undefined ? [] : [{ id, chunk }]
  })
  const pages = chunksOf(built).flatMap(routesIn).filter(isPage).sort(byParticularity)
  // The router's plugin may name its parts otherwise one day: every page would be slower, and nobody would be told.
  if (pages.length === 0 || drawn.length === 0) throw new Error('None of the built files is the page of a route')
  return pages.map((id) => {
    const own = drawn.filter((outer) => isInside(id, outer.id)).map(({ chunk }) => chunk)
    const needed = parts.filter(({ of }) => of === undefined || isInside(id, of)).map((part) => fileOf(built, part))
    const files = [...reachedFrom(built, [...own, ...needed])].filter((name) => !first.has(name))
    return { path: patternOf(id), files }
  })
}

/** Writes `pages.json` beside index.html, for the server to name a page's files in the page that it sends (057). */
export function writePageFiles(parts: readonly PagePart[]): Plugin {
  return {
    name: 'eksport:page-files',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pageFiles(bundle, parts)) })
    },
  }
}
