import type { Attachment, UnfinishedScan } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import { Refusal } from '../refusals/refusal.ts'

/** [SEC-18] Refuses to hand out a file before a clean verdict. */
export function refuseUnchecked({
  filename,
  scan,
}: {
  readonly filename: string
  readonly scan?: UnfinishedScan | undefined
}): void {
  if (scan !== undefined) throw new Refusal('FILE_UNCHECKED', { filename, scan })
}

const codes = { WAITING: 'fileUnchecked', DELAYED: 'fileUnchecked', INFECTED: 'fileInfected' } as const

/** [SEC-18] Issues for the files that prevent an application from being sent, by name. */
export const uncheckedFiles = (attachments: readonly Attachment[]): Issue[] =>
  attachments.flatMap(({ filename, scan }) =>
    scan === undefined ? [] : [{ path: 'attachments', code: codes[scan], params: { filename } }],
  )
