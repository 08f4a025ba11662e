// Without the server's own code: whoever meets a server that runs elsewhere loads what people do, and not what answers them.
export { fillForm, fillWhole } from './fill-form.ts'
export { issueOnPaper } from './issue-on-paper.ts'
export { type LoggedIn, logIn } from './log-in.ts'
export { aPdf } from './sample-files.ts'
export { actOn, approveApplication, type Signing, sendForChina, signApplication } from './sign-application.ts'
