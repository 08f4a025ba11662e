import type { Node } from 'typescript/unstable/ast'
import { isFunctionDeclaration, isVariableDeclaration } from 'typescript/unstable/ast/is'
import { SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync'
import type { TypeDoc } from './api-model.ts'
import { behindAlias, declarationOf, sourceOf } from './declarations.ts'
import type { Reader } from './read-api.ts'

const longest = 40

/** Words that may be names of types: neither in comments nor in quotes. */
const namesIn = (code: string) =>
  new Set(code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '').match(/\b[A-Z]\w*[a-z]\w*\b/g))

/** What of a declaration speaks of types: of a function its signature. */
function typedParts(node: Node): readonly Node[] {
  if (isFunctionDeclaration(node)) return [...node.parameters, ...(node.type ? [node.type] : [])]
  if (isVariableDeclaration(node)) return node.type ? [node.type] : []
  return [node]
}

/** The package that a file belongs to, by its name; undefined for what comes with the language. */
function homeOf(path: string): string | undefined {
  const [, foreign] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  const [, own] = /\/packages\/([\w-]+)\//.exec(path) ?? []
  if (foreign === undefined) return own && `@eksport/${own}`
  return foreign === 'typescript' || foreign.startsWith('@types/') || foreign === 'csstype' ? undefined : foreign
}

/** The type that a name means where it stands; none for a parameter of a type. */
function typeNamed({ checker }: Reader, name: string, from: Node): TsSymbol | undefined {
  const found = checker.resolveName(name, SymbolFlags.Type | SymbolFlags.Alias, from, true)
  const symbol = found && behindAlias(checker, found)
  return symbol && (symbol.flags & SymbolFlags.TypeParameter) === 0 ? symbol : undefined
}

// A mark before a sentence or behind one, which says nothing to who has never seen our lists of requirements and decisions.
const paper = String.raw`[[(](?:[A-Z]{3}-\d{2}|decisions\.md)[^\])]*[\])]`
const papers = new RegExp(`${paper} | ?${paper}`, 'g')
const withoutPapers = (text: string) => text.replaceAll(papers, '')

const isShort = (declaration: string) => declaration.split('\n').length <= longest

function describe({ checker }: Reader, name: string, symbol: TsSymbol): TypeDoc | undefined {
  const home = homeOf(symbol.declarations[0]?.path ?? '')
  if (home === undefined) return
  const source = home.startsWith('@eksport/') ? withoutPapers(sourceOf(symbol) ?? '').replace(/^export /, '') : ''
  const comment = withoutPapers(symbol.getDocumentationComment(checker))
  return { name, comment, home, declaration: isShort(source) ? source : '' }
}

/**
 * The types that `starts` name, and those that these name, but for `known` ones. Types of another package are shown and
 * not followed: they are that package's.
 */
export function readTypes(reader: Reader, starts: readonly Node[], known: ReadonlySet<string>): readonly TypeDoc[] {
  const found = new Map<string, TypeDoc>()
  const read = (name: string, from: Node) => {
    const symbol = typeNamed(reader, name, from)
    const doc = symbol && describe(reader, name, symbol)
    if (symbol === undefined || doc === undefined) return
    found.set(name, doc)
    const next = doc.home === '@eksport/ui' ? declarationOf(symbol) : undefined
    if (next) typedParts(next).forEach(visit)
  }
  const visit = (node: Node) => {
    for (const name of namesIn(node.getText())) if (!known.has(name) && !found.has(name)) read(name, node)
  }
  starts.flatMap(typedParts).forEach(visit)
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
