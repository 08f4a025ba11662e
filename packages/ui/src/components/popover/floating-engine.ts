// A file of its own, fetched when something first floats. It holds the foreign library alone: what it shared with the
// rest of ours would be drawn into every page by a bundler that splits by files.
export { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
