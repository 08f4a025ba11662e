export { type BrokenExample, broken } from './broken.ts'
export { describeTemplate, type TestTool } from './describe-template.ts'
export { fullest, smallest } from './examples.ts'
export type { BrokenChange, TemplateFacts } from './facts.ts'
