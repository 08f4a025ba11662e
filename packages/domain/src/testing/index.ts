export { anApplication, aProductLine, aRow, aWildCaughtLine } from './an-application.ts'
export { exampleContext } from './example-context.ts'
export { exampleSetup, fixturesOf, setupFor, type TemplateFixtures } from './template-examples.ts'
