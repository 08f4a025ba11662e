import { backUp, backupLines } from '@eksport/server/backup'
import { backupWords } from '../lib/backup-words.ts'
import { existingDatabase } from '../lib/database.ts'
import { dataFolder } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

/** Copies database and keys to a new folder while everything runs (docs/operations.md). */
await runTask(async (scope) => {
  const { folder, keys } = backupWords('backup')
  const databaseUrl = await existingDatabase(scope, (line) => console.log(line))
  const written = await backUp({ databaseUrl, dataFolder: dataFolder(), folder, keys, hold: scope.hold })
  console.log(backupLines(written, folder).join('\n'))
  return 0
})
