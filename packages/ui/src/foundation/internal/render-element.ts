import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cx } from './cx.js'

/** Props for a rendered element; its own props win, class names are joined. */
export type RenderProps = Record<string, unknown> & { className?: string; children?: ReactNode }

/** An element to render instead of the component's own (a router's link), or a function that creates it. */
export type Render = ReactElement<RenderProps> | ((props: RenderProps) => ReactElement)

/** Renders the caller's element with a component's props. */
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
