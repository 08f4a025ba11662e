// A file of its own that only re-exports the third-party library, loaded with the first dialog (see
// popover/floating-engine.ts).
export { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
