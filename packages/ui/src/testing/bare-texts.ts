import { afterEach, beforeAll, expect } from 'vitest'

/** As much of React's note on a node as is needed to tell where the node stands. */
interface Fiber {
  readonly index: number
  readonly type: unknown
  readonly return: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

const noteOf = (node: Node, kind: string) => Object.entries(node).find(([key]) => key.startsWith(kind))?.[1]
/** A text that React has put there by itself; one that is all of its element has no note and may change. */
const fiberOf = (node: Node | null): Fiber | undefined =>
  node?.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ? noteOf(node, '__reactFiber$') : undefined

function nameOf(text: Node, fiber: Fiber): string {
  const owners: string[] = []
  for (let at = fiber.return; at && owners.length < 3; at = at.return) {
    if (typeof at.type === 'function') owners.push(at.type.name)
  }
  return `'${text.nodeValue}' in ${owners.join(' in ')}`
}

/** It goes with a part of its element, or something may come before it: nothing stands in a place there. */
function isLoose(fiber: Fiber): boolean {
  if (typeof fiber.return?.type === 'function') return true
  let before = -1
  for (let at = fiber.return?.child; at && at !== fiber; at = at.sibling) before = at.index
  return fiber.index > before + 1
}

const found = new Set<string>()

/** The bare texts since the last question. */
export function takeBareTexts(): string[] {
  const texts = [...found]
  found.clear()
  return texts
}

function tell(text: Node | null, parent: Node | null, isBare: (fiber: Fiber) => boolean = () => true) {
  const fiber = fiberOf(text)
  // What a test renders by itself is no part of a page.
  if (text && fiber && !(parent && noteOf(parent, '__reactContainer$')) && isBare(fiber)) found.add(nameOf(text, fiber))
}

/**
 * A browser's translation puts an element in the place of every text. Where React then takes the text away, puts something
 * before it or changes it, the page dies or goes on saying what is no longer so: such a text needs an element of its own.
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
