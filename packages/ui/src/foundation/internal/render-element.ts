import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cx } from './cx.js'

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
