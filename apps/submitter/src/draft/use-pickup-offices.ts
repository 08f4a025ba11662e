import type { Issue } from '@eksport/forms'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pickupOfficesQuery } from './api/form-lists.ts'
import { useAnswers } from './draft-context.ts'
import type { OwnLists } from './use-surroundings.ts'

const none: readonly Issue[] = []
const gone: readonly Issue[] = [{ path: 'certificateRetrieval.office', code: 'officeInvalid' }]

/**
 * [WIZ-15] The offices where the draft's certificate can be collected. A chosen office that has closed since keeps its name, [EXP-08], and
 * is reported at the field before submission.
 */
export function usePickupOffices() {
  const { answers } = useAnswers()
  const chosen = answers.certificateRetrieval?.office
  const open = useCheckContext().codes['certificate-offices']
  const { data: known } = useQuery(pickupOfficesQuery(answers.certificateTemplate))
  // A template's offices are cached for an hour, while open offices are known to the minute.
  const offered = useMemo(() => known?.filter(({ code }) => open.has(code)), [known, open])
  const { data: every } = useQuery(codeListQuery('certificate-offices'))
  const isGone = chosen !== undefined && offered?.every(({ code }) => code !== chosen) === true
  const lists: OwnLists = useMemo(() => {
    const closed = isGone ? (every ?? []).filter(({ code }) => code === chosen) : []
    return { 'certificate-offices': offered && [...offered, ...closed.map((one) => ({ ...one, active: false }))] }
  }, [offered, every, isGone, chosen])
  const issues = isGone ? gone : none
  const checks = useMemo(() => [{ id: 'office-open', run: () => issues }], [issues])
  return { lists, isGone, issues, checks }
}
