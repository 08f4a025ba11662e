// Lists that the product reads by their types alone, and that tests walk through.
export { applicationActions } from '../application/application-action.ts'
export { ruleTexts } from '../rule/rule-texts.ts'
export { statusEvents } from '../status/event.ts'
export { anApplication, aProductLine, aRow, aWildCaughtLine } from './an-application.ts'
export { everyExample } from './every-fixture.ts'
export { exampleContext } from './example-context.ts'
export { given } from './given.ts'
export { exampleSetup, fixturesOf, setupFor, type TemplateFixtures } from './template-examples.ts'
