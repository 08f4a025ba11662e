import { selectorSpecificity } from '@csstools/selector-specificity'
import postcss, { type AtRule, type ChildNode, type Container, type Document, type Root, type Rule } from 'postcss'
import parser from 'postcss-selector-parser'
import { classesOf, isUtility } from './utilities.ts'

/** A rule of a layer with all that stands around it, and its place in the cascade of that layer. */
export interface LayeredRule {
  readonly layer: string
  /** For each of the rule's selectors the classes of ours that must be in the page for it to meet anything. */
  readonly needs: readonly (readonly string[])[]
  /** Rules of a lower rank give way to those of a higher one: by specificity, then by the order of the whole stylesheet. */
  readonly rank: readonly [specificity: string, block: number]
  readonly node: ChildNode
}

const isAtRule = (node: { type: string } | undefined, name: string): node is AtRule =>
  node?.type === 'atrule' && 'name' in node && node.name === name

const specificityOf = (selector: string): string =>
  parser()
    .astSync(selector)
    .nodes.map((one) => {
      const { a, b, c } = selectorSpecificity(one)
      return [a, b, c].map((part) => String(part).padStart(2, '0')).join('.')
    })
    .toSorted()
    .at(-1) ?? ''

/** The rule in copies of the at-rules (media, supports) between it and its layer. */
function wrapped(rule: Rule): { node: ChildNode; layer: string } | undefined {
  let node: ChildNode = rule.clone()
  let around = rule.parent as Container | Document | undefined
  while (around !== undefined && around.type !== 'root') {
    if (isAtRule(around, 'layer')) return { node, layer: around.params }
    if (around.type !== 'atrule') return undefined
    const shell = (around as AtRule).clone({ nodes: [] })
    shell.append(node)
    node = shell
    around = around.parent as Container | Document | undefined
  }
  return undefined
}

const ours = /^eks[:-]/

const variantOf = (utility: string) =>
  utility.slice(0, utility.replaceAll(/\[[^\]]*\]/g, (part) => '_'.repeat(part.length)).lastIndexOf(':'))

/**
 * Rules that share a block need no order among them: utilities of one variant that set the same properties never meet
 * on an element (src/contract/utility-clashes.ts). A rule written by hand is a block of its own.
 */
const blockOf = (rule: Rule, classes: readonly string[], ordinal: number): string => {
  const [first = ''] = classes
  if (!isUtility(first)) return `rule ${ordinal}`
  const properties = rule.nodes.map((node) => (node.type === 'decl' ? node.prop : ''))
  return `${variantOf(first)} ${[...new Set(properties)].toSorted().join()}`
}

/** The rules about classes of ours, in the order of the stylesheet. */
export function rulesAboutClasses(sheet: Root): readonly LayeredRule[] {
  const blocks = new Map<string, number>()
  const rules: LayeredRule[] = []
  sheet.walkRules((rule) => {
    if (isAtRule(rule.parent, 'keyframes')) return
    const needs = rule.selectors.map((selector) => classesOf(selector).filter((name) => ours.test(name)))
    const classes = needs.flat()
    const place = classes.length > 0 ? wrapped(rule) : undefined
    if (place === undefined) return
    const block = blockOf(rule, classes, rules.length)
    if (!blocks.has(block)) blocks.set(block, blocks.size)
    rules.push({ ...place, needs, rank: [specificityOf(rule.selector), blocks.get(block) ?? 0] })
  })
  return rules
}

/** The stylesheet without the rules about classes of ours: tokens, base, registered properties, animations. */
export function withoutClasses(sheet: Root): Root {
  const rest = sheet.clone()
  rest.walkRules((rule) => {
    if (isAtRule(rule.parent, 'keyframes')) return
    if (classesOf(rule.selector).some((name) => ours.test(name))) rule.remove()
  })
  let emptied = true
  while (emptied) {
    emptied = false
    rest.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) {
        rule.remove()
        emptied = true
      }
    })
  }
  return rest
}

export const parseStylesheet = (css: string): Root => postcss.parse(css)
