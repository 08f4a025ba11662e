// A file of its own, loaded when something first floats. It only re-exports the third-party library: if it shared code
// with the rest, a bundler that splits by files would pull that into every page.
export { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
