import type { ChildNode, Container, Declaration, Root, Rule } from 'postcss'
import { prefix } from './utilities.ts'

const side = /^(?:(?:margin|padding)-)?(?:top|right|bottom|left)$/
const measure = /^(?:(?:min|max)-)?(?:width|height)$/
const utility = new RegExp(String.raw`^\.${prefix}\w+$`)

/** Properties of one family may say the same thing in two ways: `padding` and `padding-left`, `inset` and `top`. */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property
  if (/^(?:(?:min|max)-)?(?:width|height|inline-size|block-size)$/.test(property)) return 'size'
  if (/^(?:inset|top|right|bottom|left)\b/.test(property)) return 'inset'
  if (/^(?:place|align|justify)-/.test(property)) return 'place'
  if (/^(?:font|line-height)/.test(property)) return 'font'
  if (/^(?:white-space|text-)/.test(property)) return 'text'
  if (/^(?:row-|column-)?gap$/.test(property)) return 'gap'
  return property.replace(/^-\w+-/, '').split('-')[0] ?? property
}

const isOfOneSize = (one: string, other: string) =>
  (side.test(one) && side.test(other)) || (measure.test(one) && measure.test(other))

/** Whether it matters which of them stands first. Utilities that set one property never meet on an element (src/contract/utility-clashes.ts). */
function meets(one: Declaration, other: Declaration, areUtilities: boolean): boolean {
  if (familyOf(one.prop) !== familyOf(other.prop)) return false
  return !(areUtilities && (one.prop === other.prop || isOfOneSize(one.prop, other.prop)))
}

function declarationsOf(node: ChildNode): readonly Declaration[] {
  const found: Declaration[] = []
  if (node.type === 'rule' || node.type === 'atrule') node.walkDecls((one) => void found.push(one))
  return found
}

const isFree = (moved: Rule, between: readonly ChildNode[]) =>
  between.every((node) => {
    const areUtilities = node.type === 'rule' && utility.test(node.selector) && utility.test(moved.selector)
    return declarationsOf(node).every((other) => declarationsOf(moved).every((one) => !meets(one, other, areUtilities)))
  })

/** What the rule does not say already: each utility about what stands before an element says the content of that too. */
const newIn = (added: Rule, known: Rule) =>
  declarationsOf(added).filter((one) => {
    const standing = declarationsOf(known).findLast(({ prop }) => familyOf(prop) === familyOf(one.prop))
    return standing?.prop !== one.prop || standing.value !== one.value || standing.important !== one.important
  })

/** The rules of one container: a later one of a selector goes into the first where nothing between them has a say. */
function gather(container: Container): void {
  const first = new Map<string, Rule>()
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule') continue
    const known = first.get(node.selector)
    const between = known ? container.nodes?.slice(container.index(known) + 1, container.index(node)) : undefined
    if (known && between && isFree(node, between)) {
      known.append(newIn(node, known))
      node.remove()
    } else first.set(node.selector, node)
  }
}

/** One rule in place of several of the same selector, as those of utilities that share a name are. */
export function gatherRules(root: Root): void {
  gather(root)
  root.walkAtRules((rule) => {
    if (rule.nodes !== undefined && !rule.name.endsWith('keyframes')) gather(rule)
  })
}
