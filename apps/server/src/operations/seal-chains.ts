import { sealWhenAsked } from './begin-sealing.ts'
import { operatorsFolder, runForOperator } from './operator.ts'

// `npm run pnpm -- --filter @eksport/server seal-chains`: when the release before is not to be started on this database any more.
await runForOperator((_, owner) => sealWhenAsked(owner, operatorsFolder()))
