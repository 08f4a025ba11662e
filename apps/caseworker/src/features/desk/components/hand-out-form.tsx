import type { HandOut } from '@eksport/api'
import { officerActionDescriptions } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Checkbox, Description, DescriptionList, Field, Input, Section } from '@eksport/ui'
import { ArrowRight, CircleCheck, Info } from 'lucide-react'
import { useId } from 'react'
import { inputProblem } from '#src/lib/act-input.ts'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { useHandleCase } from '#src/lib/handle-case.ts'
import { Refusal } from '#src/lib/refusal.tsx'
import { tellDone } from '#src/lib/tell-done.ts'
import { handOutTexts as texts } from '../hand-out.texts.ts'
import { SheetCheck } from './sheet-check.tsx'

interface Written {
  readonly name: string
  readonly identityShown: boolean
  /** Serials of the confirmed sheets. */
  readonly sheets: readonly string[]
}

const kept = new KeptWriting<Written>({ shape: 1, isNothing: ({ name }) => name.trim() === '' })
const nothing: Written = { name: '', identityShown: false, sheets: [] }

interface HandOutFormProps {
  readonly handOut: HandOut
  /** Called when it is handed out here. */
  readonly onDone: () => void
}

/** [CW-04] Records who collects the paper, and every sheet of it; then the case's action hands it out. */
export function HandOutForm({ handOut, onDone }: HandOutFormProps) {
  const say = useText()
  const id = useId()
  const { referenceNumber, sheets, version, contactPerson, pickupCompany, exporterName } = handOut
  const { written, write, forget } = useKeptWriting(kept, `hand-out:${referenceNumber}`, { begin: () => nothing })
  const handle = useHandleCase(referenceNumber)
  // Sheets confirmed for an earlier print do not count.
  const confirmed = sheets.filter((serial) => written.sheets.includes(serial))
  const missing = useMissing(written, sheets, confirmed)
  const nameProblem = written.name === '' ? undefined : inputProblem('collectedBy', written.name)
  const handItOut = () => {
    if (missing !== undefined || handle.isPending) return
    const seen = { identityShown: true as const, confirmedSheets: [...confirmed] }
    handle.mutate(
      { version, handling: { action: 'hand-out', collectedBy: written.name.trim(), ...seen } },
      {
        onSuccess: () => {
          tellDone(referenceNumber, say(officerActionDescriptions['hand-out'].done))
          forget()
          onDone()
        },
      },
    )
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-5 pb-6 max-md:px-4">
        <Section heading={say(texts.who)} headingSize="h3" headingLevel={3}>
          <DescriptionList>
            {contactPerson !== undefined && <Description label={say(texts.contact)}>{contactPerson}</Description>}
            {pickupCompany !== undefined && <Description label={say(texts.company)}>{pickupCompany}</Description>}
            <Description label={say(texts.exporter)}>{exporterName}</Description>
          </DescriptionList>
          <Field
            label={say(texts.name)}
            required
            error={nameProblem && say(nameProblem.text, nameProblem.params)}
            className="mt-3"
          >
            <Input
              className="min-h-11"
              autoComplete="off"
              value={written.name}
              onChange={({ target }) => write((before) => ({ ...before, name: target.value }))}
            />
          </Field>
          <Checkbox
            className="mt-3"
            label={say(texts.identity)}
            checked={written.identityShown}
            onChange={({ target }) => write((before) => ({ ...before, identityShown: target.checked }))}
          />
        </Section>
        <SheetCheck
          referenceNumber={referenceNumber}
          sheets={sheets}
          confirmed={confirmed}
          onConfirm={(serial) => write((before) => ({ ...before, sheets: [...before.sheets, serial] }))}
        />
      </div>
      <div className="sticky bottom-0 mt-auto grid gap-2 border-t border-line-strong bg-surface px-5 py-3 max-md:px-4">
        {handle.error && <Refusal error={handle.error} stale={dialogTexts.stale} />}
        <p id={id} role="status" className="flex items-center gap-1.5 text-small text-subtle">
          {missing === undefined ? (
            <CircleCheck aria-hidden="true" className="size-4 flex-none text-success-text" />
          ) : (
            <Info aria-hidden="true" className="size-4 flex-none" />
          )}
          <span>{missing ?? say(texts.nothingMissing)}</span>
        </p>
        <Button
          kind="primary"
          className="min-h-13 w-full"
          aria-describedby={id}
          disabled={missing !== undefined}
          busy={handle.isPending}
          iconEnd={<ArrowRight aria-hidden="true" />}
          onClick={handItOut}
        >
          {say(texts.handOut)}
        </Button>
      </div>
    </>
  )
}

/** The first thing that prevents handing out, in words. */
function useMissing(written: Written, sheets: readonly string[], confirmed: readonly string[]): string | undefined {
  const say = useText()
  const problem = inputProblem('collectedBy', written.name)
  if (written.name.trim() === '') return say(texts.nameMissing)
  if (problem) return say(problem.text, problem.params)
  if (!written.identityShown) return say(texts.identityMissing)
  const left = sheets.filter((serial) => !confirmed.includes(serial))
  const [serial] = left
  if (serial === undefined) return undefined
  return left.length === 1 ? say(texts.sheetMissing, { serial }) : say(texts.sheetsMissing, { n: left.length })
}
