// npm run proof [-- units walks …]: everything; GitHub runs it nightly and before each release.
import { runChecks } from '../lib/run-checks.ts'

await runChecks('proof')
