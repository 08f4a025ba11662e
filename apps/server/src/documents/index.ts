export type { AttachedFile, AttachedMessage, PlaceOnPage, Sheets } from './drawing.ts'
export { createRenderer, type Renderer } from './renderer.ts'
