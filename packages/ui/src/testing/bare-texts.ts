import { afterEach, beforeAll, expect } from 'vitest'

/** The part of React's node data that is needed to find the node's position. */
interface Fiber {
  readonly index: number
  readonly type: unknown
  readonly return: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

const noteOf = (node: Node, kind: string) => Object.entries(node).find(([key]) => key.startsWith(kind))?.[1]
/** The fiber of a text that React inserted as a node of its own; the only text of an element has none and may change. */
const fiberOf = (node: Node | null): Fiber | undefined =>
  node?.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ? noteOf(node, '__reactFiber$') : undefined

function nameOf(text: Node, fiber: Fiber): string {
  const owners: string[] = []
  for (let at = fiber.return; at && owners.length < 3; at = at.return) {
    if (typeof at.type === 'function') owners.push(at.type.name)
  }
  return `'${text.nodeValue}' in ${owners.join(' in ')}`
}

/** Whether it may be removed apart from its element, or have something inserted before it. */
function isLoose(fiber: Fiber): boolean {
  if (typeof fiber.return?.type === 'function') return true
  let before = -1
  for (let at = fiber.return?.child; at && at !== fiber; at = at.sibling) before = at.index
  return fiber.index > before + 1
}

const found = new Set<string>()

/** The bare texts found since the last call. */
export function takeBareTexts(): string[] {
  const texts = [...found]
  found.clear()
  return texts
}

function tell(text: Node | null, parent: Node | null, isBare: (fiber: Fiber) => boolean = () => true) {
  const fiber = fiberOf(text)
  // What a test renders itself is not part of a page.
  if (text && fiber && !(parent && noteOf(parent, '__reactContainer$')) && isBare(fiber)) found.add(nameOf(text, fiber))
}

/**
 * A browser's translation replaces every text node with an element. If React then removes the text, inserts something
 * before it or changes it, the page crashes or shows an outdated text: such a text needs an element of its own.
 */
function watchTexts() {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'nodeValue')
  Object.assign(Node.prototype, {
    appendChild(this: Node, child: Node) {
      tell(child, this, isLoose)
      return appendChild.call(this, child)
    },
    insertBefore(this: Node, child: Node, before: Node | null) {
      tell(before, this)
      tell(child, this, isLoose)
      return insertBefore.call(this, child, before)
    },
    removeChild(this: Node, child: Node) {
      tell(child, this)
      return removeChild.call(this, child)
    },
  })
  if (value) {
    Object.defineProperty(CharacterData.prototype, 'nodeValue', {
      ...value,
      set(this: CharacterData, text: string) {
        tell(this, this.parentNode)
        value.set?.call(this, text)
      },
    })
  }
  return () => {
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild })
    if (value) Object.defineProperty(CharacterData.prototype, 'nodeValue', value)
  }
}

beforeAll(() => (globalThis.Node ? watchTexts() : undefined))

afterEach(() => {
  expect(takeBareTexts(), 'Bare text beside what comes, goes or changes: give it an element').toEqual([])
})
