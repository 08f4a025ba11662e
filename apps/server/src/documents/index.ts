export type { AttachedFile, PlaceOnPage, Sheets } from './drawing.ts'
export { createRenderer, type Renderer } from './renderer.ts'
