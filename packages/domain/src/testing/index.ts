export { anApplication, aProductLine, aRow, aWildCaughtLine } from './an-application.ts'
export { facts } from './facts.ts'
export { factsFor, fixturesOf, type TemplateFixtures, templateFacts } from './template-facts.ts'
