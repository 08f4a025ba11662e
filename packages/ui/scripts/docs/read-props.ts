import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is'
import { isUnionType, SymbolFlags, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync'
import type { ComponentDoc, PropDoc, PropShape } from './api-model.ts'
import type { Reader } from './read-api.ts'
import { placeOf } from './read-defaults.ts'

const isForeign = (symbol: TsSymbol) => symbol.declarations.every(({ path }) => path.includes('/node_modules/'))

const oneLine = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/,? \}/g, ' }')
    .trim()

/** The type as written in the source, otherwise as the compiler prints it. */
function typeText({ checker }: Reader, symbol: TsSymbol): string {
  const node = symbol.declarations[0]?.resolve()
  if (node && isPropertySignatureDeclaration(node) && node.type) {
    const text = oneLine(node.type.getText())
    // A key into another type means nothing to a reader.
    if (!/\w\['/.test(text)) return text.replace(/^\| /, '')
  }
  const type = checker.getTypeOfSymbol(symbol)
  return type ? checker.typeToString(type).replace(/ \| undefined$/, '') : 'unknown'
}

/** The members of a type, without the undefined that an optional prop adds. */
const partsOf = ({ checker }: Reader, symbol: TsSymbol): readonly string[] => {
  const type = checker.getTypeOfSymbol(symbol)
  const kinds = type && isUnionType(type) ? type.getTypes() : [type]
  return kinds.flatMap((kind) => (kind ? checker.typeToString(kind) : [])).filter((name) => name !== 'undefined')
}

const isWord = (part: string) => /^"[^"]*"$/.test(part)

const isFunction = (text: string) => text.includes('=>')

/**
 * Whether text is enough as content: not for a structure that contains content, nor for a prop that needs an element.
 */
const isContent = (text: string) => text.split(' | ').includes('ReactNode')

function shapeOf(parts: readonly string[], text: string): PropShape {
  if (isFunction(text)) return 'function'
  if (isContent(text)) return 'content'
  if (parts.length > 1 && parts.every((part) => isWord(part) || /^-?\d+$/.test(part))) return 'choice'
  if (parts.every((part) => part === 'true' || part === 'false' || part === 'boolean')) return 'boolean'
  const [only] = parts.filter((part) => part !== 'null')
  if (only === 'number' || only === 'bigint') return 'number'
  // A string under another name, such as a day or a timestamp, has a format that half-typed text does not match.
  if (only === 'string') return /\bstring\b/.test(text) ? 'text' : 'other'
  return only !== undefined && isWord(only) ? 'text' : 'other'
}

/** The value of an omitted prop: from the source, or from its `@default`. */
export type Defaults = (prop: TsSymbol) => string | undefined

function readProp(reader: Reader, symbol: TsSymbol, defaults: Defaults, names: ReadonlySet<string>): PropDoc {
  const tags = symbol.getJsDocTags(reader.checker)
  const tag = (asked: string) => tags.find(({ name }) => name === asked)
  const required = (symbol.flags & SymbolFlags.Optional) === 0
  const type = typeText(reader, symbol)
  const parts = partsOf(reader, symbol)
  const shape = shapeOf(parts, type)
  const capital = symbol.name.charAt(0).toUpperCase() + symbol.name.slice(1)
  const isOwned = names.has(`default${capital}`)
  const known = tag('default')?.text?.trim() ?? defaults(symbol)
  const deprecated = tag('deprecated')
  return {
    name: symbol.name,
    type,
    required,
    defaultValue: known ?? (shape === 'boolean' && !required && !isOwned ? 'false' : undefined),
    comment: oneLine(symbol.getDocumentationComment(reader.checker)),
    deprecated: deprecated && (deprecated.text ?? ''),
    shape,
    choices: shape === 'choice' ? parts.map((part) => part.replaceAll('"', '')) : [],
  }
}

/** Props declared in our sources, with their declaring nodes. */
export const ownProps = (reader: Reader, type: Type | undefined): readonly TsSymbol[] =>
  type ? allProperties(reader, type).filter((property) => !isForeign(property)) : []

/** The defaults of a component: its own, then those of the parts that it passes a prop to. */
export const withParts =
  (own: ReadonlyMap<string, string>, parts: ReadonlyMap<string, string>): Defaults =>
  (prop) => {
    const place = placeOf(prop)
    return own.get(prop.name) ?? (place === undefined ? undefined : parts.get(place))
  }

function allProperties(reader: Reader, type: Type): readonly TsSymbol[] {
  const kinds = isUnionType(type) ? (type.getTypes() ?? []) : [type]
  const properties = kinds.flatMap((kind) => reader.checker.getPropertiesOfType(kind))
  return [...new Map(properties.map((property) => [property.name, property])).values()]
}

function elementOf(type: Type, component: string): string {
  const written = [type.getAliasSymbol(), type.getSymbol()]
  const sources = written.flatMap(
    (symbol) => symbol?.declarations.map((handle) => handle.resolve()?.getText() ?? '') ?? [],
  )
  const names = [...sources, component].flatMap((source) => /ComponentProps\w*<'(\w+)'>/.exec(source)?.[1] ?? [])
  return names[0] ?? 'unknown'
}

/** The props declared in our own sources, required ones first, and the element whose props are added. */
export function readProps(
  reader: Reader,
  type: Type | undefined,
  defaults: Defaults,
  component: string,
): Pick<ComponentDoc, 'props' | 'element'> {
  if (type === undefined) return { props: [], element: undefined }
  const properties = allProperties(reader, type)
  const names = new Set(properties.map(({ name }) => name))
  const own = properties
    .filter((property) => !isForeign(property))
    .map((property) => readProp(reader, property, defaults, names))
  return {
    props: [...own.filter(({ required }) => required), ...own.filter(({ required }) => !required)],
    element: own.length < properties.length ? elementOf(type, component) : undefined,
  }
}
