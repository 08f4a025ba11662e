export { type BrokenExample, broken, everyAsked } from './broken.ts'
export { describeTemplate, type TestTool } from './describe-template.ts'
export { type BrokenChange, type ExampleSetup, fullest, smallest } from './examples.ts'
