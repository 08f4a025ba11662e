export type { FormReading } from './form-reading.ts'
export { createInspector, type Inspector } from './inspector.ts'
export { originOf, readTakenForm, takeIn, type UploadRefusal } from './take-in.ts'
