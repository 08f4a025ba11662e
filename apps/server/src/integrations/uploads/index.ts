export { sameFilename } from './filename.ts'
export { createInspector, type Inspector } from './inspector.ts'
export { mostBytes, takeIn, type UploadRefusal } from './take-in.ts'
