import type { Node } from 'typescript/unstable/ast'
import { isFunctionDeclaration, isVariableDeclaration } from 'typescript/unstable/ast/is'
import { SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync'
import type { TypeDoc } from './api-model.ts'
import { behindAlias, declarationOf, sourceOf } from './declarations.ts'
import type { Reader } from './read-api.ts'

const longest = 40

/** Words that may be type names: outside comments and quotes. */
const namesIn = (code: string) =>
  new Set(code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '').match(/\b[A-Z]\w*[a-z]\w*\b/g))

/** The parts of a declaration that mention types: for a function, its signature. */
function typedParts(node: Node): readonly Node[] {
  if (isFunctionDeclaration(node)) return [...node.parameters, ...(node.type ? [node.type] : [])]
  if (isVariableDeclaration(node)) return node.type ? [node.type] : []
  return [node]
}

/** The name of the package that a file belongs to; undefined for the language's own types. */
function homeOf(path: string): string | undefined {
  const [, foreign] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  const [, own] = /\/packages\/([\w-]+)\//.exec(path) ?? []
  if (foreign === undefined) return own && `@eksport/${own}`
  return foreign === 'typescript' || foreign.startsWith('@types/') || foreign === 'csstype' ? undefined : foreign
}

/** The type that a name refers to at this place; undefined for a type parameter. */
function typeNamed({ checker }: Reader, name: string, from: Node): TsSymbol | undefined {
  const found = checker.resolveName(name, SymbolFlags.Type | SymbolFlags.Alias, from, true)
  const symbol = found && behindAlias(checker, found)
  return symbol && (symbol.flags & SymbolFlags.TypeParameter) === 0 ? symbol : undefined
}

// A requirement or decision id before or after a sentence, which means nothing to a reader outside this project.
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
 * The types that `starts` mention, and those that they mention in turn, except `known` ones. Types of another package
 * are shown but not followed.
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
