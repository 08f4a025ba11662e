/** Attributes that say nothing to a reader; `for` and ids are followed instead. */
const unheard = /^(class|style|id|name|for|data-.*|hidden|value|checked|src|srcset|width|height|action|novalidate)$/
/** Elements that only place what is in them. */
const places = new Set(['div', 'span', 'br', 'wbr', 'b', 'font'])
const points =
  /^(aria-(labelledby|describedby|controls|activedescendant|owns|errormessage|details|flowto)|list|form|popovertarget|commandfor|headers)$/

const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim()

/** What an id stands for: the words there, or its kind, or that nothing has it. */
function pointedAt(id: string, doc: Document): string {
  const target = doc.getElementById(id)
  if (!target) return 'NOTHING'
  const label = target.getAttribute('aria-label') ?? plain(target.textContent)
  return `${target.getAttribute('role') ?? target.localName} ‘${label.slice(0, 60)}’`
}

function attributeOf({ name, value }: Attr, doc: Document): string {
  if (points.test(name)) {
    const ids = value.split(/\s+/).filter(Boolean)
    return `${name}→${ids.map((id) => pointedAt(id, doc)).join(' + ')}`
  }
  if (name === 'href' && value.startsWith('#')) return doc.getElementById(value.slice(1)) ? 'href→here' : 'href=#'
  return value === '' ? name : `${name}=${plain(value)}`
}

/** What a control holds, which no attribute tells. */
function heldBy(element: Element): string[] {
  if (element instanceof HTMLInputElement) {
    const isBox = element.type === 'checkbox' || element.type === 'radio'
    const state = element.indeterminate ? 'mixed' : String(element.checked)
    return isBox ? [`checked=${state}`] : [`value=${element.value}`]
  }
  if (element instanceof HTMLTextAreaElement) return [`value=${element.value}`]
  if (element instanceof HTMLOptionElement) return element.selected ? ['selected'] : []
  if (element instanceof HTMLLabelElement && element.htmlFor !== '')
    return [`for→${pointedAt(element.htmlFor, element.ownerDocument)}`]
  return []
}

/** How many rows of a long table are drawn depends on what a browser measures; these are drawn always. */
const steadyRows = 10
function isBeyond(element: Element): boolean {
  if (!element.matches('tbody, tbody tr')) return false
  const row = element.closest('tr') ?? element.querySelector('tr')
  return Number(row?.getAttribute('aria-rowindex')) > steadyRows
}

const isUnheard = (element: Element) =>
  isBeyond(element) ||
  element.matches('script, style, template, colgroup, [hidden], [aria-hidden="true"], .eks-announcer, svg:not([role])')

function headOf(element: Element): string {
  const doc = element.ownerDocument
  const attributes = [...element.attributes].filter(({ name }) => !unheard.test(name))
  const facts = [...attributes.map((one) => attributeOf(one, doc)), ...heldBy(element)].toSorted()
  const kept = facts.filter((fact) => fact !== '')
  const focus = doc.activeElement === element && element !== doc.body ? '▸ ' : ''
  if (focus === '' && kept.length === 0 && places.has(element.localName)) return ''
  return `${focus}${element.localName}${kept.length > 0 ? ` [${kept.join(', ')}]` : ''}`
}

/** Writes an element with what is in it, as lines. */
type Writing = (head: string, within: readonly string[]) => string[]

const isOneLine = (within: readonly string[]) => within.length === 1
const inFull: Writing = (head, within) =>
  isOneLine(within) ? [`${head} › ${within[0]}`] : [head, ...within.map((line) => ` ${line}`)]

function linesOf(parent: Element, write: Writing): string[] {
  const lines: string[] = []
  let text = ''
  const flush = () => {
    if (plain(text) !== '') lines.push(`“${plain(text)}”`)
    text = ''
  }
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? ''
    if (!(node instanceof Element) || isUnheard(node)) return
    const head = headOf(node)
    if (head === '') {
      text += ' '
      node.childNodes.forEach(visit)
      text += ' '
      return
    }
    flush()
    lines.push(...write(head, linesOf(node, write)))
  }
  parent.childNodes.forEach(visit)
  flush()
  return lines
}

/**
 * What the page tells somebody who does not see it, in the order of reading: every element with a role, name, state or
 * language, and the texts; `▸` has focus.
 */
export const accessibleText = (doc: Document = document): string[] => linesOf(doc.body, inFull)

/** The same for many pages: a part that stood there before is shortened to its first line and words. */
export function accessibleTextOnce() {
  const before = new Set<string>()
  const write: Writing = (head, within) => {
    const whole = [head, ...within].join('\n')
    const words = within.find((line) => line.includes('“'))?.trim() ?? ''
    if (!isOneLine(within) && within.length > 0 && before.has(whole)) return [`${head} ⋯ ${words}`.trimEnd()]
    before.add(whole)
    return inFull(head, within)
  }
  return (doc: Document = document) => linesOf(doc.body, write)
}

/** The lines that an act took away, and those that it brought. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  const without = (lines: readonly string[], others: readonly string[]) => {
    const left = [...others]
    return lines.filter((line) => {
      const place = left.indexOf(line)
      if (place >= 0) left.splice(place, 1)
      return place < 0
    })
  }
  const gone = without(before, after).map((line) => `- ${line.trim()}`)
  return [...gone, ...without(after, before).map((line) => `+ ${line.trim()}`)]
}
