import type { Node } from 'typescript/unstable/ast'
import { isVariableDeclaration } from 'typescript/unstable/ast/is'
import { type Checker, SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync'

/** The symbol that an import stands for; any other symbol is returned as is. */
export const behindAlias = (checker: Checker, symbol: TsSymbol): TsSymbol =>
  (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)

export const declarationOf = (symbol: TsSymbol): Node | undefined =>
  (symbol.valueDeclaration ?? symbol.declarations[0])?.resolve()

/** The text of a declaration, without the comment before it. */
export const sourceOf = (symbol: TsSymbol): string | undefined => {
  const node = declarationOf(symbol)
  if (node === undefined) return
  return isVariableDeclaration(node) ? `const ${node.getText()}` : node.getText()
}
