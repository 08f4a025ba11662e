import type { Node } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isFunctionDeclaration,
  isObjectBindingPattern,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import type { Symbol as TsSymbol } from 'typescript/unstable/sync'

const declarationOf = (symbol: TsSymbol) => (symbol.valueDeclaration ?? symbol.declarations[0])?.resolve()

/** The text of a declaration, without the comment before it. */
export const sourceOf = (symbol: TsSymbol): string | undefined => {
  const node = declarationOf(symbol)
  if (node === undefined) return
  return isVariableDeclaration(node) ? `const ${node.getText()}` : node.getText()
}

function initializers(pattern: Node): ReadonlyMap<string, string> {
  if (!isObjectBindingPattern(pattern)) return new Map()
  const pairs = pattern.elements.flatMap((element): [string, string][] => {
    if (!isBindingElement(element) || element.initializer === undefined || element.name === undefined) return []
    return [[(element.propertyName ?? element.name).getText(), element.initializer.getText()]]
  })
  return new Map(pairs)
}

/** The values that a component gives to props left out: in its parameter, or in the first line that takes `props` apart. */
export function defaultsOf(symbol: TsSymbol): ReadonlyMap<string, string> {
  const node = declarationOf(symbol)
  if (node === undefined || !isFunctionDeclaration(node)) return new Map()
  const name = node.parameters[0]?.name
  if (name === undefined || isObjectBindingPattern(name)) return name ? initializers(name) : new Map()
  for (const statement of node.body?.statements ?? []) {
    if (!isVariableStatement(statement)) continue
    const [first] = statement.declarationList.declarations
    if (first?.initializer?.getText() === name.getText()) return initializers(first.name)
  }
  return new Map()
}
