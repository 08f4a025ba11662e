// Exports nothing of the server's own code, so that tests against a server elsewhere only load what people do.
export { fillForm, fillWhole } from './fill-form.ts'
export { issueOnPaper } from './issue-on-paper.ts'
export { type LoggedIn, logIn } from './log-in.ts'
export { aPdf } from './sample-files.ts'
export { actOn, approveApplication, type Signing, sendForChina, signApplication } from './sign-application.ts'
