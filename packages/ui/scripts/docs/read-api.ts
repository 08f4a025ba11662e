// TypeScript 7 has no stable API yet. Its version is pinned, and the tests beside this file read real components.
import { join } from 'node:path'
import {
  API,
  type Checker,
  type Program,
  SignatureKind,
  type Symbol as TsSymbol,
  type Type,
} from 'typescript/unstable/sync'
import type { ComponentDoc, FolderDoc } from './api-model.ts'
import { declarationOf, sourceOf } from './declarations.ts'
import { packageFolder, sourceFolder } from './places.ts'
import { defaultsOf, readDefaults } from './read-defaults.ts'
import { describeExport } from './read-export.ts'
import { ownProps, readProps, withParts } from './read-props.ts'
import { readTypes } from './read-types.ts'

/** What is needed to query TypeScript about the package. */
export interface Reader {
  readonly checker: Checker
  readonly program: Program
}

/** A reader that knows the defaults of all components. */
export interface FolderReader extends Reader {
  readonly defaults: (folder: string) => ReadonlyMap<string, string>
}

/** Opens the package's project, passes it to `work`, and closes it. */
export function withReader<Result>(work: (reader: FolderReader) => Result): Result {
  const config = join(packageFolder, 'tsconfig.json')
  const api = new API({ cwd: packageFolder })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`TypeScript did not open ${config}.`)
    const { checker, program } = project
    return work({ checker, program, defaults: readDefaults({ checker, program }) })
  } finally {
    api.close()
  }
}

const isComponent = (name: string, source: string) =>
  /^[A-Z][a-z]/.test(name) && /^(export )?(async )?(function|const|class)\b/.test(source)

const isClass = (source: string) => /^(export )?class\b/.test(source)

function propsTypeOf({ checker }: Reader, symbol: TsSymbol, source: string): Type | undefined {
  if (isClass(source)) {
    const props = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(symbol), 'props')
    return props && checker.getTypeOfSymbol(props)
  }
  const type = checker.getTypeOfSymbol(symbol)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const [parameter] = signature?.getParameters() ?? []
  return parameter && checker.getTypeOfSymbol(parameter)
}

interface Found {
  readonly doc: ComponentDoc
  readonly props: readonly TsSymbol[]
}

function readComponent(
  reader: Reader,
  name: string,
  symbol: TsSymbol,
  parts: ReadonlyMap<string, string>,
): Found | undefined {
  const node = declarationOf(symbol)
  const source = sourceOf(symbol) ?? ''
  if (node === undefined || !isComponent(name, source)) return
  const comment = symbol.getDocumentationComment(reader.checker)
  const type = propsTypeOf(reader, symbol, source)
  const defaults = withParts(new Map(defaultsOf(reader, node)), parts)
  return {
    doc: { name, comment, ...readProps(reader, type, defaults, source) },
    props: ownProps(reader, type),
  }
}

/** Reads the exports of a folder: components with their props, everything else with its declaration. */
export function readFolder(reader: FolderReader, folder: string): FolderDoc {
  const { checker, program } = reader
  const file = program.getSourceFile(join(sourceFolder(folder), 'index.ts'))
  const module = file && checker.getSymbolAtLocation(file)
  if (module === undefined) throw new Error(`${sourceFolder(folder)}/index.ts is not a module of the project.`)
  const parts = reader.defaults(folder)
  const found = checker.getExportsOfModule(module).map((exported) => {
    const symbol = checker.getAliasedSymbol(exported)
    return { name: exported.name, symbol, component: readComponent(reader, exported.name, symbol, parts) }
  })
  const besides = found.filter(({ name, component }) => component === undefined && !name.endsWith('Props'))
  const exports = besides.flatMap(({ name, symbol }) => describeExport(reader, name, symbol) ?? [])
  const starts = [...found.flatMap(({ component }) => component?.props ?? []), ...besides.map(({ symbol }) => symbol)]
  return {
    folder,
    components: found.flatMap(({ component }) => component?.doc ?? []),
    exports,
    types: readTypes(
      reader,
      starts.flatMap((symbol) => declarationOf(symbol) ?? []),
      new Set(exports.map(({ name }) => name)),
    ),
  }
}
