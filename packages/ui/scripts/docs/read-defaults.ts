import { join } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import type { Symbol as TsSymbol } from 'typescript/unstable/sync'
import { behindAlias, declarationOf } from './declarations.ts'
import { packageFolder, sourceFolder } from './places.ts'
import type { Reader } from './read-api.ts'

/** Where a prop is declared: components that share an interface share the declaration. */
export const placeOf = (symbol: TsSymbol): string | undefined => {
  const [handle] = symbol.declarations
  return handle && `${handle.path}#${handle.index}`
}

/** The value of a constant, if it is one short line. */
function written({ checker }: Reader, value: Node): string {
  const text = value.getText()
  const symbol = isIdentifier(value) ? checker.getSymbolAtLocation(value) : undefined
  const node = symbol && declarationOf(behindAlias(checker, symbol))
  const constant = node && isVariableDeclaration(node) ? node.initializer?.getText() : undefined
  return constant === undefined || constant.length > 40 || constant.includes('\n') ? text : constant
}

function initializers(reader: Reader, pattern: Node): [string, string][] {
  if (!isObjectBindingPattern(pattern)) return []
  return pattern.elements.flatMap((element): [string, string][] => {
    if (!isBindingElement(element) || element.initializer === undefined || element.name === undefined) return []
    return [[(element.propertyName ?? element.name).getText(), written(reader, element.initializer)]]
  })
}

const restOf = (pattern: Node) =>
  isObjectBindingPattern(pattern)
    ? pattern.elements.flatMap((one) =>
        isBindingElement(one) && one.dotDotDotToken ? (one.name?.getText() ?? []) : [],
      )
    : []

/** The patterns that destructure a function's first parameter: in the parameter list or in the body. */
function patternsOf(node: Node): readonly Node[] {
  const first = isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined
  if (!isFunctionDeclaration(node) || first === undefined) return []
  const lines = (node.body?.statements ?? []).flatMap((line) =>
    isVariableStatement(line) ? [...line.declarationList.declarations] : [],
  )
  const sources = new Set([first.getText(), ...restOf(first)])
  return [
    first,
    ...lines.flatMap(({ name, initializer }) => {
      const source = initializer?.getText().replace(/ as .*$/s, '')
      if (source === undefined || !sources.has(source)) return []
      sources.add(name.getText())
      for (const rest of restOf(name)) sources.add(rest)
      return [name]
    }),
  ]
}

/** A name internal to the source, or an intermediate expression: of no use to a reader of the page. */
const isOurs = (value: string) => /^[a-z]+[A-Z]\w*$|\w\.\w|\w\[|=>|\?|\bnew\b/.test(value.replace(/^'.*'$/, ''))

/** The values that a component gives to omitted props. */
export const defaultsOf = (reader: Reader, node: Node): readonly [string, string][] =>
  patternsOf(node)
    .flatMap((pattern) => initializers(reader, pattern))
    .filter(([, value]) => !isOurs(value))

type Places = Map<string, Set<string>>

function placesIn(reader: Reader, files: readonly string[]): Places {
  const { checker, program } = reader
  const found: Places = new Map()
  for (const node of files.flatMap((file) => [...(program.getSourceFile(file)?.statements ?? [])])) {
    const [parameter] = isFunctionDeclaration(node) ? node.parameters : []
    const type = parameter && checker.getTypeAtLocation(parameter)
    if (type === undefined) continue
    for (const [name, value] of defaultsOf(reader, node)) {
      const property = checker.getPropertyOfType(type, name)
      const place = property && placeOf(property)
      if (place) found.set(place, (found.get(place) ?? new Set()).add(value))
    }
  }
  return found
}

const agreed = (places: Places): [string, string][] =>
  [...places].flatMap(([place, [value, ...others]]): [string, string][] =>
    value !== undefined && others.length === 0 ? [[place, value]] : [],
  )

/**
 * The defaults of props by the place of their declaration: those of the part that a component passes the prop to, first
 * within its own folder. Where two parts disagree there is no default, and a generic prop takes none from the
 * certificate components.
 */
export function readDefaults(reader: Reader): (folder: string) => ReadonlyMap<string, string> {
  const sources = join(packageFolder, 'src')
  const files = reader.program
    .getSourceFileNames()
    .filter((file) => file.startsWith(sources) && !/\.(test|stories|spoken|fixture)\./.test(file))
  const isTrade = (file: string) => file.startsWith(join(sources, 'certificate'))
  const everywhere = agreed(placesIn(reader, files))
  const generic = agreed(
    placesIn(
      reader,
      files.filter((file) => !isTrade(file)),
    ),
  )
  return (folder) => {
    const shared = isTrade(sourceFolder(folder)) ? everywhere : generic
    const own = files.filter((file) => file.startsWith(`${sourceFolder(folder)}/`))
    return new Map([...shared, ...agreed(placesIn(reader, own))])
  }
}
