import { Children, type ReactNode } from 'react'

/**
 * Words beside what comes and goes, each run of them in an element of its own. A browser's translation puts elements in the
 * place of bare texts, and React would then look in vain for the texts that it knows.
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
