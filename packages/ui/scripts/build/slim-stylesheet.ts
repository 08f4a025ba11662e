import type { AtRule, Root, Rule } from 'postcss'

/** What Tailwind writes for browsers older than those that we support (README, 'Browsers'). */
const isForOldBrowsers = ({ name, params, nodes }: AtRule) =>
  name === 'layer' && params === 'properties' && nodes !== undefined

/** All of them mix colours. */
const isAlwaysTrue = ({ name, params }: AtRule) => name === 'supports' && params.startsWith('(color:color-mix(')

/** Tailwind's own variables that no declaration reads are neither registered nor set. */
function dropUnread(root: Root) {
  const read = new Set(root.toString().match(/(?<=var\()--tw-[\w-]+/g))
  const isUnread = (name: string) => name.startsWith('--tw-') && !read.has(name)
  root.walkDecls((declaration) => {
    if (isUnread(declaration.prop)) declaration.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (isUnread(rule.params)) rule.remove()
  })
}

/** Takes out what no supported browser needs and what nothing reads. */
export function slimStylesheet(root: Root): void {
  root.walkAtRules((rule) => {
    if (isForOldBrowsers(rule)) rule.remove()
    else if (isAlwaysTrue(rule)) rule.replaceWith(rule.nodes ?? [])
  })
  dropUnread(root)
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}

/** Takes in the rules of the same selector that stand right after it, as those of utilities that share a name do. */
function takeInNext(rule: Rule) {
  for (let next = rule.next(); next?.type === 'rule' && next.selector === rule.selector; next = rule.next()) {
    rule.append(next.nodes)
    next.remove()
  }
}

/** One rule in place of several neighbours that are about the same. */
export function joinNeighbours(root: Root): void {
  root.walkRules(takeInNext)
}
