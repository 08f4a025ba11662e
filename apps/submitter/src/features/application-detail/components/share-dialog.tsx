import { type CustomerLink, customerLinkDays, type Sharing } from '@eksport/api'
import { formatInstant, formatReference } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Checkbox, CopyButton, Dialog, Field, Fieldset, Input, Select } from '@eksport/ui'
import { Link2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { addressOfLink, useMakeLink } from '../api/sharing.ts'
import { sharingTexts as texts } from '../sharing.texts.ts'

const periods = [3, 7, customerLinkDays.usual, 30, customerLinkDays.max]

interface ShareDialogProps {
  readonly referenceNumber: number
  readonly sharing: Sharing
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** [EXP-12] Asks which boxes the receiver is asked about and for how long, then shows the link for the person to send. */
export function ShareDialog(props: ShareDialogProps) {
  const { open } = props
  // The key resets the state each time the dialog opens, because each opening makes another link.
  const [openings, setOpenings] = useState({ open, count: 0 })
  if (openings.open !== open) setOpenings({ open, count: openings.count + (open ? 1 : 0) })
  return <OneSharing key={openings.count} {...props} />
}

function OneSharing({ referenceNumber, sharing, open, onOpenChange }: ShareDialogProps) {
  const say = useText()
  const id = useId()
  const [boxes, setBoxes] = useState(() => sharing.boxes.filter(({ proposed }) => proposed).map(({ no }) => no))
  const [days, setDays] = useState<number>(customerLinkDays.usual)
  const [isEmpty, setEmpty] = useState(false)
  const make = useMakeLink(referenceNumber)
  const made = sharing.links.find((link) => link.id === make.data?.id)
  const submit = () => {
    setEmpty(boxes.length === 0)
    if (boxes.length === 0) return document.getElementById(`${id}-first`)?.focus()
    make.mutate({ boxes, days })
  }
  const choose = (no: string, isChosen: boolean) =>
    setBoxes((chosen) => (isChosen ? [...chosen, no] : chosen.filter((one) => one !== no)))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closable={!make.isPending}
      title={say(texts.share)}
      description={`${formatReference(referenceNumber)} · ${say(texts.lead)}`}
      footer={
        <>
          {make.isError && (
            <Alert tone="danger" role="alert" className="basis-full">
              {isApiError(make.error, 403, 409) ? make.error.title : say(texts.notDone)}
            </Alert>
          )}
          {!make.isSuccess && (
            <Button kind="primary" icon={<Link2 aria-hidden="true" />} busy={make.isPending} onClick={submit}>
              {say(texts.make)}
            </Button>
          )}
          <Button disabled={make.isPending} onClick={() => onOpenChange(false)}>
            {say(make.isSuccess ? texts.close : texts.cancel)}
          </Button>
        </>
      }
    >
      {make.isSuccess ? (
        <MadeLink link={made} />
      ) : (
        <div className="grid gap-6">
          <Fieldset
            legend={say(texts.boxes)}
            hint={say(texts.boxesHint)}
            error={isEmpty && boxes.length === 0 && say(texts.noBoxes)}
          >
            {sharing.boxes.map(({ no, caption, lines }, index) => (
              <Checkbox
                key={no}
                {...(index === 0 && { id: `${id}-first` })}
                label={<span lang="en">{`${no} ${caption.en}`}</span>}
                hint={<bdi className="wrap-anywhere">{lines.slice(0, 2).join(', ')}</bdi>}
                checked={boxes.includes(no)}
                onChange={({ target }) => choose(no, target.checked)}
              />
            ))}
          </Fieldset>
          <Field label={say(texts.days)} width="sm">
            <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {periods.map((n) => (
                <option key={n} value={n}>
                  {say(texts.nDays, { n })}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </Dialog>
  )
}

/** The link to send. Focus moves to it, because it replaces the form. */
function MadeLink({ link }: { readonly link: CustomerLink | undefined }) {
  const say = useText()
  const field = useRef<HTMLInputElement>(null)
  const token = link?.token
  useEffect(() => {
    if (token !== undefined) field.current?.focus()
  }, [token])
  return (
    <div className="grid gap-4">
      <p>{say(texts.made)}</p>
      {link === undefined || token === undefined ? (
        <p>{say(texts.lost)}</p>
      ) : (
        <>
          <Field label={say(texts.address)}>
            <Input ref={field} readOnly value={addressOfLink(token)} onFocus={({ target }) => target.select()} />
          </Field>
          <CopyButton text={addressOfLink(token)} shownIn={field} />
          <p className="text-small text-subtle tabular-nums">
            {say(texts.until, { moment: formatInstant(link.endsAt) })}
          </p>
        </>
      )}
    </div>
  )
}
