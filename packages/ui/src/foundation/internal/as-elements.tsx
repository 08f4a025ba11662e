import { Children, type ReactNode } from 'react'

/**
 * Wraps each run of text between elements that come and go in an element of its own. A browser's translation replaces
 * bare text nodes with elements, and React would then not find the nodes that it knows.
 */
export function asElements(words: ReactNode): ReactNode {
  const elements: ReactNode[] = []
  let run = ''
  const end = () => {
    if (run) elements.push(run.trim() ? <span key={elements.length}>{run}</span> : run)
    run = ''
  }
  for (const node of Children.toArray(words)) {
    if (typeof node === 'string' || typeof node === 'number') run += node
    else {
      end()
      elements.push(node)
    }
  }
  end()
  return elements
}
