import type { Attachment, UnfinishedScan } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import { Refusal } from '../refusals/refusal.ts'

/** [SEC-18] No file is fetched before a clean verdict. */
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

/** [SEC-18] The files that keep an application from being sent, each by its name. */
export const uncheckedFiles = (attachments: readonly Attachment[]): Issue[] =>
  attachments.flatMap(({ filename, scan }) =>
    scan === undefined ? [] : [{ path: 'attachments', code: codes[scan], params: { filename } }],
  )
