// A file of its own, fetched with the first dialog; the foreign library alone (see popover/floating-engine.ts).
export { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
