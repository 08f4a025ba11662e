export { type BrokenExample, broken, everyAsked } from './broken.ts'
export { describeTemplate, type TestTool } from './describe-template.ts'
export type { BrokenChange, ExampleSetup } from './example-setup.ts'
export { fullest, smallest } from './examples.ts'
