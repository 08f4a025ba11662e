// npm run proof [-- units walks …]: all checks; GitHub runs it nightly and before each release.
import { runChecks } from '../lib/run-checks.ts'

await runChecks('proof')
