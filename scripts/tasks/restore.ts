import { restore, restoredLines } from '@eksport/server/backup'
import { backupWords } from '../lib/backup-words.ts'
import { givenDatabase } from '../lib/database.ts'
import { dataFolder } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

/** Restores a backup of `npm run backup` into an empty data folder and checks it (docs/operations.md). */
await runTask(async ({ hold }) => {
  const { folder, keys } = backupWords('restore')
  const restored = await restore({
    ...{ folder, keys, dataFolder: dataFolder(), databaseUrl: givenDatabase(), hold },
    report: (line) => console.log(line),
  })
  console.log(restoredLines(restored, dataFolder()).join('\n'))
  return 0
})
