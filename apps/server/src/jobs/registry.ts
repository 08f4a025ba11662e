import type { JobName } from '@eksport/domain'
import { z } from 'zod'
import { chainFolder } from '../integrations/chain-seal/index.ts'
import { wordsOf } from '../log/describe-error.ts'
import { keepChainHeads } from '../operations/keep-chain-heads.ts'
import { approveCase } from './approve-case.ts'
import { archiveCase } from './archive-case.ts'
import { cleanUp } from './clean-up.ts'
import { countDays } from './count-days.ts'
import { deliverCertificate, deliverDue } from './deliver-certificate.ts'
import { drawAccess } from './draw-access.ts'
import { defineJob, type Job } from './job.ts'
import { judgeCases } from './judge-cases.ts'
import { remind } from './remind.ts'
import { renderReceipt } from './render-receipt.ts'
import { scanDue, scanFile } from './scan-file.ts'
import { sendLoginLink } from './send-login-link.ts'
import { sendMail } from './send-mail.ts'
import { sendRow } from './send-row.ts'
import { signCase } from './sign-case.ts'
import { tellOverdue } from './tell-overdue.ts'

/**
 * [OPS-06] Stores the heads of the chains outside the database. Fails and reports each time if the chains do not
 * contain the stored ones.
 */
const keepHeads = defineJob(z.unknown(), async ({ transactions, seal, config, report }) => {
  try {
    await keepChainHeads(transactions, chainFolder(config.dataFolder), seal)
  } catch (error) {
    report(`keep-heads: ${wordsOf(error)}`)
    throw error
  }
})

/** [ACT-03] Every job by name. A job that can be added but is missing here does not compile. */
export const jobs: Readonly<Record<JobName, Job>> = {
  'approve-case': approveCase,
  'sign-case': signCase,
  'archive-case': archiveCase,
  'draw-access': drawAccess,
  'render-receipt': renderReceipt,
  'deliver-certificate': deliverCertificate,
  'deliver-due': deliverDue,
  'send-mail': sendMail,
  'send-login-link': sendLoginLink,
  'send-row': sendRow,
  'scan-file': scanFile,
  'scan-due': scanDue,
  'clean-up': cleanUp,
  'tell-overdue': tellOverdue,
  'keep-heads': keepHeads,
  'count-days': countDays,
  'judge-cases': judgeCases,
  remind,
}

/** Scheduled jobs as cron expressions: minute, hour, day, month, weekday, in UTC. */
export const timetable: Readonly<Partial<Record<JobName, string>>> = {
  'clean-up': '17 3 * * *',
  'deliver-due': '* * * * *',
  'scan-due': '* * * * *',
  'tell-overdue': '* * * * *',
  'keep-heads': '*/5 * * * *',
  'count-days': '* * * * *',
  'judge-cases': '* * * * *',
  remind: '*/15 * * * *',
}
