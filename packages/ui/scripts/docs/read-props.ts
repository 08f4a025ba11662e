import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is'
import { isUnionType, SymbolFlags, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync'
import type { ComponentDoc, PropDoc } from './api-model.ts'
import { conventions } from './conventions.ts'
import type { Reader } from './read-api.ts'

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

function readProp(reader: Reader, symbol: TsSymbol, defaults: ReadonlyMap<string, string>): PropDoc {
  const tag = symbol.getJsDocTags(reader.checker).find(({ name }) => name === 'deprecated')
  const required = (symbol.flags & SymbolFlags.Optional) === 0
  return {
    name: symbol.name,
    type: typeText(reader, symbol),
    required,
    defaultValue: defaults.get(symbol.name),
    comment: oneLine(symbol.getDocumentationComment(reader.checker)) || (conventions[symbol.name] ?? ''),
    deprecated: tag && (tag.text ?? ''),
  }
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
  defaults: ReadonlyMap<string, string>,
  component: string,
): Pick<ComponentDoc, 'props' | 'element'> {
  if (type === undefined) return { props: [], element: undefined }
  const properties = allProperties(reader, type)
  const own = properties
    .filter((property) => !isForeign(property))
    .map((property) => readProp(reader, property, defaults))
  return {
    props: [...own.filter(({ required }) => required), ...own.filter(({ required }) => !required)],
    element: own.length < properties.length ? elementOf(type, component) : undefined,
  }
}
