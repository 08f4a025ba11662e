// npm test [-- units stories …]: what every change must pass; meant to take 8 minutes on two idle cores.
import { runChecks } from '../lib/run-checks.ts'

await runChecks('test')
