export type { AttachedFile, AttachedMessage, FormToDraw, PlaceOnPage, Sheets } from './drawing.ts'
export { createRenderer, type Renderer } from './renderer.ts'
export { watchRenderer } from './watch-renderer.ts'
