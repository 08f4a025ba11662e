export { Button, type ButtonKind, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.js'
