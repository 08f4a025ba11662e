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

/** The type as its author wrote it; where there is no such place, as the compiler says it. */
function typeText({ checker }: Reader, symbol: TsSymbol): string {
  const node = symbol.declarations[0]?.resolve()
  if (node && isPropertySignatureDeclaration(node) && node.type) {
    const text = oneLine(node.type.getText())
    // A key of another type says nothing to a reader.
    if (!/\w\['/.test(text)) return text.replace(/^\| /, '')
  }
  const type = checker.getTypeOfSymbol(symbol)
  return type ? checker.typeToString(type).replace(/ \| undefined$/, '') : 'unknown'
}

/** What TypeScript calls the parts of a type, without what leaving it out adds. */
const partsOf = ({ checker }: Reader, symbol: TsSymbol): readonly string[] => {
  const type = checker.getTypeOfSymbol(symbol)
  const kinds = type && isUnionType(type) ? type.getTypes() : [type]
  return kinds.flatMap((kind) => (kind ? checker.typeToString(kind) : [])).filter((name) => name !== 'undefined')
}

const isWord = (part: string) => /^"[^"]*"$/.test(part)

const isFunction = (text: string) => text.includes('=>')

/** Words will do: not for what holds content somewhere in it, nor for a place that asks for an element. */
const isContent = (text: string) => text.split(' | ').includes('ReactNode')

function shapeOf(parts: readonly string[], text: string): PropShape {
  if (isFunction(text)) return 'function'
  if (isContent(text)) return 'content'
  if (parts.length > 1 && parts.every((part) => isWord(part) || /^-?\d+$/.test(part))) return 'choice'
  if (parts.every((part) => part === 'true' || part === 'false' || part === 'boolean')) return 'boolean'
  const [only] = parts.filter((part) => part !== 'null')
  if (only === 'number' || only === 'bigint') return 'number'
  // By another name, a day or a moment, it keeps to a format, which no text does while somebody types it.
  if (only === 'string') return /\bstring\b/.test(text) ? 'text' : 'other'
  return only !== undefined && isWord(only) ? 'text' : 'other'
}

/** What holds where nothing is given: as the source says it, or as its `@default`. */
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

/** Our own props with the nodes that declare them. */
export const ownProps = (reader: Reader, type: Type | undefined): readonly TsSymbol[] =>
  type ? allProperties(reader, type).filter((property) => !isForeign(property)) : []

/** The defaults of a component: its own before those of the parts that it hands a prop on to. */
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

/** The props that are declared in our own sources, required ones first, and the element whose props come on top. */
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
