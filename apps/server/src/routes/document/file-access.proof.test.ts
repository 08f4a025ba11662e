import { applicationStatuses } from '@eksport/domain'
import { describeTable, startServerOfFiles } from '../../testing/case-files.ts'

startServerOfFiles()

describeTable(applicationStatuses)
