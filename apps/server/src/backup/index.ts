export { backUp } from './back-up.ts'
export { backupLines, restoredLines } from './lines.ts'
export { restore } from './restore.ts'
