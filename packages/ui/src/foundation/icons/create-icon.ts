import type { SVGProps } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

/** Props of an icon: those of `<svg>`. Without an accessible name it is hidden from assistive technology. */
export type IconProps = SVGProps<SVGSVGElement>

/** A single-colour icon in the colour of the surrounding text. */
export type Icon = (props: IconProps) => React.JSX.Element

/** An element with its attributes, or the data of a path. */
type Shape =
  | string
  | readonly [element: keyof React.JSX.IntrinsicElements, attributes: Readonly<Record<string, string>>]

const look = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const isNamed = ({ role, 'aria-label': label, 'aria-labelledby': labelledBy }: IconProps) =>
  role !== undefined || label !== undefined || labelledBy !== undefined

const draw = (shape: Shape) => {
  const [element, attributes] = typeof shape === 'string' ? (['path', { d: shape }] as const) : shape
  return jsx(element, attributes)
}

/**
 * Creates a component from the shapes of an icon: one svg element with its shapes. An arrow that means forward or back
 * is mirrored right to left.
 */
export function createIcon(shapes: readonly Shape[], mirrored?: 'mirrored'): Icon {
  return (props) =>
    jsxs('svg', {
      ...look,
      'aria-hidden': isNamed(props) ? undefined : true,
      'data-mirrored': mirrored && '',
      ...props,
      children: shapes.map(draw),
    })
}
