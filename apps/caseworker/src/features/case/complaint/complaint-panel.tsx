import type { CaseComplaining } from '@eksport/api'
import { type Application, complaintStateTexts, formatDate, formatTimestamp } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Badge, Button, ButtonLink, Description, DescriptionList, Heading } from '@eksport/ui'
import { AttachmentList } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { useRight } from '#src/lib/use-right.ts'
import { saveCaseAttachment } from '../api/case-documents.ts'
import { decisionTexts, complaintTexts as texts } from './complaint.texts.ts'
import { ComplaintDialog } from './complaint-dialog.tsx'
import { caseComplaintQuery } from './complaint-queries.ts'

/** [ADM-08] Above a case with a complaint: what was refused and by whom, the complaint, and the possible decisions. */
export function ComplaintPanel({ application }: { readonly application: Application }) {
  const say = useText()
  const isRefused = application.refusal !== undefined
  const query = useQuery({ ...caseComplaintQuery(application.referenceNumber), enabled: isRefused })
  if (!isRefused || (query.data && query.data.complaint === undefined)) return null
  return (
    <div className="border-b border-line bg-surface px-5 py-3 max-md:px-4 print:hidden">
      <Fetched query={query} failed={say(texts.failed)}>
        {({ complaint, ...complaining }) =>
          complaint && <Complaint application={application} complaining={complaining} complaint={complaint} />
        }
      </Fetched>
    </div>
  )
}

interface ComplaintProps {
  readonly application: Application
  readonly complaining: Omit<CaseComplaining, 'complaint'>
  readonly complaint: NonNullable<CaseComplaining['complaint']>
}

const quote = 'border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere'

function Complaint({ application, complaining, complaint }: ComplaintProps) {
  const say = useText()
  const [isOpen, setOpen] = useState(false)
  const { referenceNumber, refusal } = application
  const { refusedTime, refusedBy = say(texts.nobody), deadline, offered } = complaining
  const { state, words, filedTime, filedBy, isLate, attachments, decisions } = complaint
  const filed = { time: formatTimestamp(filedTime), name: filedBy, day: formatDate(deadline) }
  return (
    <section aria-labelledby="complaint" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading level={2} size="h3" id="complaint">
          {say(complaintStateTexts[state])}
        </Heading>
        <Badge tone={isLate ? 'warning' : 'success'} label={say(isLate ? texts.late : texts.inTime)} />
        <p className="text-ui text-subtle">{say(texts.filed, filed)}</p>
      </div>
      <DescriptionList>
        <Description label={say(texts.refused, { day: formatDate(refusedTime), name: refusedBy })} wide>
          <p className={quote}>{refusal?.reason}</p>
        </Description>
        <Description label={say(texts.theirs)} wide>
          <p className={quote}>{words}</p>
        </Description>
        {decisions.map(({ decision, reason, by = say(texts.nobody), time }) => (
          <Description
            key={time}
            wide
            label={say(texts.decided, { what: say(decisionTexts[decision].label), day: formatDate(time), name: by })}
          >
            <p className={quote}>{reason}</p>
          </Description>
        ))}
        {attachments.length > 0 && (
          <Description label={say(texts.files)} wide>
            <AttachmentList
              attachments={attachments}
              onDownload={(attachment) => saveCaseAttachment(attachment, referenceNumber)}
            />
          </Description>
        )}
      </DescriptionList>
      {state === 'SENT_ON' && <WholeCase referenceNumber={referenceNumber} />}
      {offered.length > 0 && (
        <Button
          small={state !== 'RECEIVED'}
          kind={state === 'RECEIVED' ? 'primary' : 'secondary'}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {say(state === 'RECEIVED' ? texts.decide : texts.sendOn)}
        </Button>
      )}
      {isOpen && <ComplaintDialog application={application} offered={offered} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** The whole case for the appeal body, made here and sent by the officer. */
function WholeCase({ referenceNumber }: Pick<Application, 'referenceNumber'>) {
  const say = useText()
  const mayGive = useRight('give-access')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ui">{say(texts.toSend)}</p>
      {mayGive && (
        <ButtonLink
          small
          icon={<FolderOpen aria-hidden="true" />}
          render={<Link to="/soeknader/$referenceNumber/innsyn" params={{ referenceNumber }} />}
        >
          {say(texts.wholeCase)}
        </ButtonLink>
      )}
    </div>
  )
}
