export type { AttachedFile, PlaceOnPage } from './drawing.ts'
export { createRenderer, type Renderer } from './renderer.ts'
