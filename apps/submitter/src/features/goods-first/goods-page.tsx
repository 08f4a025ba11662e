import { formatReference } from '@eksport/domain'
import { getAt } from '@eksport/forms'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonLink, focusField, Kbd, PageHeading, toast } from '@eksport/ui'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { BackLink } from '#src/lib/back-link.tsx'
import { useAltKey } from '#src/lib/use-alt-key.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useOpenBegun } from '../../draft/use-open-begun.ts'
import { useFormChecks } from '../../form/use-form-checks.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { answersFor, formatsOf, isWhole, type PlannedCertificate, type WareAnswers } from './consignment.ts'
import { CreateProblem } from './create-problem.tsx'
import { DestinationQuestions } from './destination-questions.tsx'
import { goodsTexts as texts } from './goods.texts.ts'
import { useBeginIn } from './use-begin-in.ts'
import { type Consignment, useConsignment } from './use-consignment.ts'
import { useCreateDrafts } from './use-create-drafts.ts'
import { useEnterNext } from './use-enter-next.ts'
import { useGoodsWords } from './use-goods-words.ts'
import { WareCard } from './ware-card.tsx'

/** [EXP-09] Goods and destination lead to the certificates that the country requires, and to a draft of each. */
export function GoodsPage() {
  const say = useText()
  const navigate = useNavigate()
  const consignment = useConsignment()
  const { create, creation, begun, retry, onChecked, formIds } = useCreation(consignment)
  const buttonId = useId()
  const { plan, sent } = consignment
  const { questions, onKeyDown } = useEnterNext(() => create(plan?.certificates ?? []), buttonId)
  const firstField = `${formIds.ware(consignment.wares[0]?.id ?? '')}-species`
  useDocumentTitle(say(texts.title))
  useBeginIn(firstField, consignment.reference !== undefined)
  useSingleKeys((key) => {
    if (key === '/') focusField(firstField)
    return key === '/'
  })
  // The shortcut needs Alt, because the page starts in a field where a letter would be typed.
  useAltKey('KeyM', () => void navigate({ to: '/soeknader/ny' }))
  useAltKey('KeyK', () => {
    if (sent.length > 0) void navigate({ to: '/soeknader/start' })
  })
  return (
    <>
      <Heading hasCopies={sent.length > 0} />
      <div className="mt-6 grid items-start grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[23.5rem_minmax(0,1fr)]">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter from the fields inside; the fields are the interactive elements */}
        <div ref={questions} onKeyDown={onKeyDown} className="lg:sticky lg:top-4">
          <Wares consignment={consignment} formId={formIds.ware} onChecked={onChecked} />
          <DestinationQuestions consignment={consignment} formId={formIds.destination} onChecked={onChecked} />
          <p className="mt-5 text-small text-subtle max-md:hidden">{say(texts.keys)}</p>
        </div>
        <AnswerPanel
          consignment={consignment}
          buttonId={buttonId}
          isBusy={creation.isPending}
          onCreate={create}
          problem={creation.error && <CreateProblem error={creation.error} begun={begun} onTryAgain={retry} />}
        />
      </div>
    </>
  )
}

/** Creates the planned drafts once everything is answered, and opens the first. */
function useCreation({ wares, destination, sent, plan }: Consignment) {
  const say = useText()
  const navigate = useNavigate()
  const id = useId()
  const { creation, begun } = useCreateDrafts()
  const open = useOpenBegun()
  const { onChecked, areAllValid } = useFormChecks()
  const formIds = { ware: (ware: string) => `${id}-${ware}`, destination: `${id}-destination` }
  const create = (certificates: readonly PlannedCertificate[]) => {
    const isWhole = areAllValid([...wares.map((ware) => formIds.ware(ware.id)), formIds.destination])
    if (!isWhole || creation.isPending || certificates.length === 0) return
    const drafts = certificates.map((one) => answersFor(one, { destination, wares, formats: formatsOf(one, sent) }))
    creation.mutate(drafts, {
      onSuccess: ([first, ...others]) => {
        if (first === undefined) return
        open(first, false)
        for (const other of others) {
          const reference = formatReference(other)
          toast.success(say(texts.alsoCreated, { reference }), {
            duration: null,
            action: {
              label: say(texts.openOther, { reference }),
              onSelect: () => void navigate(stepLink(other, { step: 'avsender' })),
            },
          })
        }
      },
    })
  }
  /** Repeats the last request with the current answers. */
  const retry = () => {
    const asked = new Set(creation.variables?.map((draft) => getAt(draft, 'certificateTemplate')))
    create(plan?.certificates.filter(({ template }) => asked.has(template)) ?? [])
  }
  return { create, creation, begun, retry, onChecked, formIds }
}

const AltKey = ({ letter }: { readonly letter: string }) => (
  <Kbd aria-hidden="true" className="max-md:hidden">{`Alt+${letter}`}</Kbd>
)

function Heading({ hasCopies }: { readonly hasCopies: boolean }) {
  const say = useText()
  return (
    <>
      <BackLink to={<RouterLink to="/oversikt" />}>{say(texts.back)}</BackLink>
      <PageHeading
        lead={say(texts.lead)}
        actions={
          <>
            <ButtonLink kind="quiet" small aria-keyshortcuts="Alt+M" render={<RouterLink to="/soeknader/ny" />}>
              {say(texts.knowTemplate)} <AltKey letter="M" />
            </ButtonLink>
            {hasCopies && (
              <ButtonLink kind="quiet" small aria-keyshortcuts="Alt+K" render={<RouterLink to="/soeknader/start" />}>
                {say(texts.copy)} <AltKey letter="K" />
              </ButtonLink>
            )}
          </>
        }
      >
        {say(texts.title)}
      </PageHeading>
    </>
  )
}

interface WaresProps {
  readonly consignment: Consignment
  readonly formId: (ware: string) => string
  readonly onChecked: (isValid: boolean) => void
}

function Wares({ consignment, formId, onChecked }: WaresProps) {
  const say = useText()
  const words = useGoodsWords()
  const { wares, reference, changeWare, addWare, removeWare } = consignment
  // On a phone, fully answered goods collapse, but never while somebody types in them.
  const [open, setOpen] = useState<string>()
  const isFolded = (ware: WareAnswers) => wares.length > 1 && open !== undefined && open !== ware.id && isWhole(ware)
  const openWare = (id: string) => {
    setOpen(id)
    // After the new fields have rendered.
    setTimeout(() => focusField(`${formId(id)}-species`))
  }
  const add = () => {
    const id = addWare()
    openWare(id)
  }
  /** The button is removed with the goods, so focus moves to the neighbouring ones. */
  const remove = ({ id }: WareAnswers, index: number) => {
    const beside = wares[index + 1] ?? wares[index - 1]
    removeWare(id)
    if (beside) openWare(beside.id)
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {wares.map((ware, index) => (
          <WareCard
            key={ware.id}
            ware={ware}
            number={index + 1}
            formId={formId(ware.id)}
            table={reference?.goods}
            digest={isFolded(ware) ? words.ware(ware) : undefined}
            onOpen={() => openWare(ware.id)}
            onChange={changeWare}
            onRemove={wares.length > 1 ? () => remove(ware, index) : undefined}
            onChecked={onChecked}
          />
        ))}
      </div>
      <Button small className="mt-4" icon={<Plus aria-hidden="true" />} onClick={add}>
        {say(texts.addWare)}
      </Button>
    </>
  )
}
