export { sameFilename } from './filename.ts'
export { createInspector, type Inspector } from './inspector.ts'
export { type GivenFile, mostBytes, type TakenFile, takeIn, type UploadRefusal } from './take-in.ts'
