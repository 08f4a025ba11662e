import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cx } from './cx.js'

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

/** Props that a rendered element receives; its own props are kept, class names are joined. */
export type RenderProps = Record<string, unknown> & { className?: string; children?: ReactNode }

/** An element to render instead of the component's own (a router's link), or a function that makes it. */
export type Render = ReactElement<RenderProps> | ((props: RenderProps) => ReactElement)

/** Puts a component's props on the element that the caller gave. */
export function renderElement(render: Render, props: RenderProps): ReactElement {
  if (!isValidElement(render)) return render(props)
  const own = render.props
  return cloneElement(render, {
    ...props,
    ...own,
    className: cx(props.className, own.className),
    children: own.children ?? props.children,
  })
}

/** The ids of what describes a control: its hint and its error, where they are shown, and `others`. */
export const describedBy = (id: string, hint: unknown, error: unknown, others?: string): string | undefined =>
  cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`, others) || undefined

/**
 * The landmark that a floating part belongs to, as the place to put it: so it keeps the density and the theme of
 * where it opened, and is found inside a landmark by those who read by them. Undefined means the body.
 */
export function landmarkOf(from: Element | null | undefined): HTMLElement | undefined {
  // A dialog scrolls and would cut off what floats in it: there the body is right.
  const found = from?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, header, footer, nav')
  return found && !found.role?.endsWith('dialog') ? found : undefined
}
